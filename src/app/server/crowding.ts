import type { Server } from 'node:net'
import { isLoopback, networkOf } from '#platform/server/address.ts'
import { createInFlightLimiter } from './in-flight.ts'

/** An office of a hundred people behind one address has some seven hundred. */
const connectionsOfOne = 1000

/**
 * Refuses connections of an address that has `maximum` already. Behind a proxy all requests have its address, and the proxy
 * counts.
 */
export function limitConnections(server: Server, trustedProxies: number, maximum = connectionsOfOne): void {
  if (trustedProxies > 0) return
  const { hold } = createInFlightLimiter()
  server.prependListener('connection', socket => {
    const address = socket.remoteAddress ?? ''
    if (isLoopback(address)) return
    const release = hold(networkOf(address), 1, maximum)
    if (release) socket.once('close', release)
    else socket.destroy()
  })
}
