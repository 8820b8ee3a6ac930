const key = 'staffel.destination'

/** Only a path of our own: one slash, then no second one and no backslash, which browsers read as one. */
const isOwnPath = (path: string): boolean => /^\/(?![/\\])/.test(path)

/** Where somebody wanted to go before having to sign in; kept for this tab. */
export function rememberDestination(path: string): void {
  if (isOwnPath(path)) sessionStorage.setItem(key, path)
}

export function takeDestination(): string {
  const path = sessionStorage.getItem(key) ?? '/dashboard'
  sessionStorage.removeItem(key)
  return isOwnPath(path) ? path : '/dashboard'
}
