import { hostSideOfPath } from '#platform/hosts.ts'

let side = hostSideOfPath(location.pathname)

/**
 * Where signing in and the app have hosts of their own, going from one to the other is a page request: the server knows
 * which host the page is at home on. The promise stays open while the browser leaves.
 */
export function changeHostIfNeeded(href: string): Promise<void> | undefined {
  const to = hostSideOfPath(new URL(href, location.href).pathname)
  if (to === side || to === 'anywhere' || !('hosts' in document.documentElement.dataset)) return undefined
  if (location.pathname === '/') {
    side = to
    return undefined
  }
  location.assign(href)
  return new Promise(() => {})
}
