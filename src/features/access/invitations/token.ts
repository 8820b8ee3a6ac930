/** Where a pasted link leads: to an invitation of one, or to a link that many join by. */
type LinkPath = 'join' | 'join-team'

export interface PastedLink {
  readonly path: LinkPath
  readonly token: string
}

/** An invitation's link, or what somebody pasted for one; undefined: there is none in it. A token alone is an invitation's. */
export function linkIn(pasted: string): PastedLink | undefined {
  const text = pasted.trim()
  const found = /\/(?<path>join|join-team|invite-register)\/(?<token>[^/?#\s]+)/.exec(text)?.groups
  const token = found?.['token'] ?? text
  if (!/^[\w-]{20,200}$/.test(token)) return undefined
  return { path: found?.['path'] === 'join-team' ? 'join-team' : 'join', token }
}
