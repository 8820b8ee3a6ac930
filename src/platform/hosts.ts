/** The names of an installation that has three (docs/product/en/sign-in.md#hosts). Lower-case, without a port. */
export interface Hosts {
  readonly apex: string
  readonly login: string
  readonly app: string
}

export interface PageVisit {
  /** As the browser asked for it, without the port. */
  readonly host: string
  readonly path: string
  /** With its question mark, or empty. */
  readonly search: string
  readonly isSignedIn: boolean
  /** A recovery is under way: whoever is signed in stays with it. */
  readonly isRecovering: boolean
  /** The browser still has a session's cookie, and the session is over: the sign-in says why one has to sign in again. */
  readonly hasEnded: boolean
}

export type PageHostDecision =
  | { readonly kind: 'stay' }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'go'; readonly host: string; readonly location: string }

export type HostSide = 'login' | 'invitation' | 'app' | 'anywhere'

const loginPaths = new Set([
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/confirmation-mail',
  '/verify-email',
  '/confirm-email',
  '/set-up',
])

/** Which host a page belongs to; an invitation's pages are at home with the app, signed in or not, the handbook and the
 * reference with all. */
export function hostSideOfPath(path: string): HostSide {
  if (path.startsWith('/join/') || path.startsWith('/join-team/') || path.startsWith('/invite-register/'))
    return 'invitation'
  if (path === '/developer/api' || /^\/handbook(?:\/|$)/.test(path)) return 'anywhere'
  return loginPaths.has(path) ? 'login' : 'app'
}

/** A longer one does not come along: nginx takes headers of more than 4 KB for the answer of a broken server. */
const maxLocationLength = 2000

const stay: PageHostDecision = { kind: 'stay' }
/** Numbers and localhost are somebody's own machine or a machine's health check. */
const isExempt = (host: string) => /^(?:localhost|[\d.]+|\[.*\])$/.test(host) || host.endsWith('.localhost')

/** Where a page request belongs. The intended path goes along, as `to` when somebody has to sign in first. */
export function decidePageHost(hosts: Hosts | undefined, visit: PageVisit): PageHostDecision {
  const { host, path, search } = visit
  if (!hosts || isExempt(host)) return stay
  const go = (to: keyof Hosts, location = `${path}${search}`): PageHostDecision =>
    host === hosts[to] ? stay : { kind: 'go', host: hosts[to], location: short(location) }
  if (host !== hosts.apex && host !== hosts.login && host !== hosts.app) return { kind: 'unknown' }
  const side = hostSideOfPath(path)
  if (side === 'anywhere') return stay
  if (side === 'invitation') return go('app')
  if (isStandalone(path) || (visit.isRecovering && side === 'login')) return go('login')
  if (visit.isSignedIn) return side === 'login' ? signedInOnLogin(host, hosts, search) : go('app')
  if (side === 'login') return go('login')
  const asks = [
    ...(path === '/' ? [] : [`to=${encodeURIComponent(`${path}${search}`)}`]),
    ...(visit.hasEnded ? ['ended=true'] : []),
  ]
  return go('login', asks.length === 0 ? '/login' : `/login?${asks.join('&')}`)
}

const short = (location: string): string => (location.length > maxLocationLength ? '/' : location)

/** Pages that a mailed link opens work for everybody, signed in or not. */
const isStandalone = (path: string) =>
  path === '/reset-password' || path === '/verify-email' || path === '/confirm-email'

function signedInOnLogin(host: string, hosts: Hosts, search: string): PageHostDecision {
  const to = new URLSearchParams(search).get('to')
  const location = to !== null && isSameOriginPath(to) ? to : '/dashboard'
  return host === hosts.app ? stay : { kind: 'go', host: hosts.app, location: short(location) }
}

/**
 * A path of our own: one slash, then no second one and no backslash, which browsers read as one. Tabs and line breaks they
 * take out before they read, and steps up as well.
 */
export const isSameOriginPath = (path: string): boolean =>
  /^\/(?!\/)[^\\\p{Cc} ]*$/u.test(path) && !new URL(path, 'http://a').pathname.startsWith('//')
