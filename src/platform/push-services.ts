/*
 * The browsers' makers run the push services, and a browser names its own. Only these are written to: an address that a
 * client names could otherwise be any machine that ours can reach.
 */
const known = [
  'https://fcm.googleapis.com',
  // Chrome's own since 2023
  'https://jmt17.google.com',
  'https://updates.push.services.mozilla.com',
  'https://*.push.apple.com',
  'https://*.notify.windows.com',
] as const

/** Whether messages may go there. `others`: origins beside the known ones, `https://push.example.org`, `https://*.example.org`. */
export function isPushService(endpoint: string, others: readonly string[] = []): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, host, username, password } = new URL(endpoint)
  if (username !== '' || password !== '') return false
  return [...known, ...others].some(origin => {
    const [scheme = '', name = ''] = origin.split('//')
    if (scheme !== protocol) return false
    return name.startsWith('*.') ? host.endsWith(name.slice(1)) : host === name
  })
}
