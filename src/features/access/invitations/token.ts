/** The token of an invitation link, or of what somebody pasted for one; undefined: there is none in it. */
export function tokenIn(pasted: string): string | undefined {
  const text = pasted.trim()
  const path = /\/(?:join|invite-register)\/([^/?#\s]+)/.exec(text)?.[1]
  const token = path ?? text
  return /^[\w-]{20,200}$/.test(token) ? token : undefined
}
