import type { Server } from 'node:net'
import { isLoopback, networkOf } from '#platform/server/address.ts'
import { createInFlightLimiter } from './in-flight.ts'

/** An office of a hundred people behind one address has some seven hundred. */
const connectionsOfOne = 1000

/**
 * Closes the door to an address that has so many connections already. Whoever comes through a proxy has the proxy's
 * address; there the proxy counts.
 */
export function limitConnections(server: Server, trustedProxies: number, most = connectionsOfOne): void {
  if (trustedProxies > 0) return
  const { hold } = createInFlightLimiter()
  server.prependListener('connection', socket => {
    const address = socket.remoteAddress ?? ''
    if (isLoopback(address)) return
    const release = hold(networkOf(address), 1, most)
    if (release) socket.once('close', release)
    else socket.destroy()
  })
}
