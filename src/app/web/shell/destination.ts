import { isOwnPath } from '#platform/hosts.ts'

const key = 'staffel.destination'

/** Where somebody wanted to go before having to sign in; kept for this tab. */
export function rememberDestination(path: string): void {
  if (isOwnPath(path)) sessionStorage.setItem(key, path)
}

export const forgetDestination = (): void => sessionStorage.removeItem(key)

export function takeDestination(): string {
  const path = sessionStorage.getItem(key) ?? '/dashboard'
  forgetDestination()
  return isOwnPath(path) ? path : '/dashboard'
}
