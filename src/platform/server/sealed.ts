import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/*
 * What has to be read again and must not be read in the database, or in a copy of it: encrypted with the secret of the
 * installation. With another secret it is lost, as second factors are.
 */
const keyOf = (secret: string, use: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', secret, '', `staffel ${use}`, 32))

export function seal(secret: string, use: string, text: string): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret, use), nonce)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** Undefined: it was sealed with another secret, or for another use. */
export function unseal(secret: string, use: string, sealed: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url')
  if (bytes.length < 28) return undefined
  const cipher = createDecipheriv('aes-256-gcm', keyOf(secret, use), bytes.subarray(0, 12))
  cipher.setAuthTag(bytes.subarray(12, 28))
  try {
    return Buffer.concat([cipher.update(bytes.subarray(28)), cipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}
