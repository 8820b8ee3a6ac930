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
