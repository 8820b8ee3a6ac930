import { createHash, randomBytes } from 'node:crypto'

/** A secret for a link: 32 random bytes. Only its hash is kept. */
export function newToken(): { readonly token: string; readonly hash: string } {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: hashOf(token) }
}

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')
