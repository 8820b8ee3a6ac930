import { createHmac, randomBytes } from 'node:crypto'
import { symmetricDecrypt } from 'better-auth/crypto'

/** In small letters and without those that look like digits, so that capitals and handwriting say the same. 60 bits. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'
const [length, earlierLength] = [12, 10]
/** How many ways in there are without the app; each works once. */
const codesPerApp = 10

export const newRecoveryCodes = (): string[] =>
  Array.from({ length: codesPerApp }, () =>
    inGroups([...randomBytes(length)].map(byte => alphabet.charAt(byte % alphabet.length)).join(''), 4),
  )

/** A code as it was given out, whatever stands between its letters. Those of earlier versions tell capitals from small letters. */
export function recoveryCodeIn(typed: string): string {
  const bare = typed.replaceAll(/[^0-9a-z]/gi, '')
  if (bare.length === length) return inGroups(bare.toLowerCase(), 4)
  return bare.length === earlierLength ? inGroups(bare, 5) : bare
}

const inGroups = (code: string, size: number): string =>
  Array.from({ length: code.length / size }, (_, at) => code.slice(at * size, (at + 1) * size)).join('-')

/** What is kept of a recovery code: enough to know it again, with the installation's secret, and no more. */
export function hashRecoveryCode(secret: string, code: string): string {
  const key = createHmac('sha256', secret).update('recovery codes').digest()
  return createHmac('sha256', key).update(code).digest('base64url')
}

const isHash = (code: string): boolean => code.length === 43

/**
 * For the library, which keeps the list as one text, reads it to look for the code that it is given (`hashRecoveryCode`),
 * and writes back what is left of it. Earlier versions kept the codes encrypted; those are hashed when they are written next.
 */
export function recoveryCodeStorage(secret: string) {
  const hashed = (list: string): string => {
    const codes: readonly string[] = JSON.parse(list)
    return JSON.stringify(codes.map(code => (isHash(code) ? code : hashRecoveryCode(secret, code))))
  }
  return {
    encrypt: async (list: string): Promise<string> => hashed(list),
    decrypt: async (kept: string): Promise<string> =>
      kept.startsWith('[') ? kept : hashed(await symmetricDecrypt({ key: secret, data: kept })),
  }
}
