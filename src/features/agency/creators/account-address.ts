import { findBuiltInPlatform } from '#features/agency/platforms/built-in.ts'

/** Without dots, so that `portal.example:8443` is a host with a port. */
const hasScheme = /^[a-z][a-z\d+-]*:/i
/** A host with a dot, then the end, a path or a query. */
const host = /^[\p{L}\d-]+(?:\.[\p{L}\d-]+)+(?:[/?#:]|$)/u
const handle = /^@?[^\s/@?#:]+$/u

/**
 * The complete address of an account as a planner types it: `onlyfans.com/mila` gets its `https://`, a handle such as `@mila` the address
 * of its platform. A platform without an address of its own accepts no handle. Any other text is returned unchanged.
 */
export function completeAddress(platform: string, typed: string): string {
  if (hasScheme.test(typed)) return typed
  const baseUrl = findBuiltInPlatform(platform)?.baseUrl
  // a handle may contain dots
  const isHandle = baseUrl !== undefined && handle.test(typed) && !typed.startsWith('www.') && !isHostOf(baseUrl, typed)
  if (isHandle && typed.isWellFormed()) return `${baseUrl}${encodeURIComponent(typed.replace(/^@/, ''))}`
  return host.test(typed) ? `https://${typed}` : typed
}

const isHostOf = (baseUrl: string, typed: string): boolean =>
  new URL(baseUrl).host.replace(/^www\./, '') === typed.toLowerCase()
