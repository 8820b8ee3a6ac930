import { isIPv6 } from 'node:net'

/**
 * The network of an address that tries are counted by. Whoever has one address of IPv6 has the 2^64 beside it as well, so
 * their first half is what counts; an address of IPv4 stands for itself, however it is written.
 */
export function networkOf(address: string): string {
  const written = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (written !== undefined) return written
  const [plain = ''] = address.split('%')
  if (!isIPv6(plain) || isLoopback(plain)) return plain
  const [start = [], end] = plain.split('::').map(part => part.split(':').filter(Boolean))
  const missing = end === undefined ? 0 : 8 - start.length - end.length
  const groups = [...start, ...Array.from({ length: Math.max(0, missing) }, () => '0'), ...(end ?? [])]
  return `${groups
    .slice(0, 4)
    .map(group => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}

/** Of the machine itself. */
export const isLoopback = (address: string): boolean =>
  address === '127.0.0.1' || address === '::1' || address === '::ffff:127.0.0.1'

/** What proxies of all kinds say of themselves or of whom they speak for. */
const proxySigns = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-port',
  'x-forwarded-server',
  'x-real-ip',
  'x-client-ip',
  'x-cluster-client-ip',
  'x-envoy-external-address',
  'true-client-ip',
  'cf-connecting-ip',
  'cf-ray',
  'fastly-client-ip',
  'fly-client-ip',
]

/**
 * Whether somebody who sits at this very machine asks. A proxy is on this machine as well, but whoever comes through it is
 * not; and a page from elsewhere whose name leads here reaches us too, but by that name.
 */
export const isLocalRequest = (address: string, headers: Headers): boolean =>
  isLoopback(address) && isOwnName(headers.get('host') ?? '') && !proxySigns.some(sign => headers.has(sign))

/** Browsers look for everything below `localhost` on their own machine. */
const isOwnName = (host: string): boolean =>
  /^(?:(?:[a-z0-9-]+\.)?localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i.test(host)

/** Names in URLs that lead to this machine. */
export const localNames = ['localhost', '127.0.0.1', '[::1]']

/** Whether the host of a URL is this machine, to which nothing has to be encrypted. */
export const isOnThisMachine = (host: string): boolean => localNames.includes(host.toLowerCase())
