import { isSameOriginPath } from '#platform/hosts.ts'

const key = 'staffel.destination'

/** Where somebody wanted to go before having to sign in; kept for this tab. */
export function rememberDestination(path: string): void {
  if (isSameOriginPath(path)) sessionStorage.setItem(key, path)
}

export const forgetDestination = (): void => sessionStorage.removeItem(key)

export function takeDestination(): string {
  const path = sessionStorage.getItem(key) ?? '/dashboard'
  forgetDestination()
  return isSameOriginPath(path) ? path : '/dashboard'
}
