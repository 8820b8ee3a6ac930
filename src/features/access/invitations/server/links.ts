import { newToken } from '#platform/server/token.ts'

interface NewLink {
  readonly url: string
  readonly hash: string
}

/** The token leaves the server in the link alone. */
export function newInvitationLink(publicUrl: string): NewLink {
  const { token, hash } = newToken()
  return { url: `${publicUrl}/join/${token}`, hash }
}
