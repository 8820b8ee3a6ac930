import { createOTP } from '@better-auth/utils/otp'

/** What an authenticator app does with the address in the picture: the six digits of this half minute. */
export function codeOf(uri: string): Promise<string> {
  const secret = new URL(uri).searchParams.get('secret') ?? ''
  return createOTP(fromBase32(secret)).totp()
}

function fromBase32(text: string): string {
  const bits = Array.from(text.replaceAll('=', ''), letter =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  ).join('')
  return (bits.match(/.{8}/g) ?? []).map(byte => String.fromCodePoint(Number.parseInt(byte, 2))).join('')
}
