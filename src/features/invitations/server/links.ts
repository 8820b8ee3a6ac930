import { createHash, randomBytes } from 'node:crypto'

interface NewLink {
  readonly url: string
  readonly hash: string
}

/** 32 random bytes, which leave the server in the link alone. */
export function newLink(publicUrl: string): NewLink {
  const token = randomBytes(32).toString('base64url')
  return { url: `${publicUrl}/join/${token}`, hash: hashOf(token) }
}

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')
