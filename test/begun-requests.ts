import { channel } from 'node:diagnostics_channel'
import type http from 'node:http'
import type { Socket } from 'node:net'

/** Collects the server's sockets of requests with this header, from the start of each request until `stop`. */
export function watchRequests(header: string): { readonly sockets: readonly Socket[]; readonly stop: () => void } {
  const sockets: Socket[] = []
  const starts = channel('http.server.request.start')
  const started = (message: unknown): void => {
    const { socket, request }: { socket: Socket; request: http.IncomingMessage } = message as never
    if (request.headers[header] !== undefined) sockets.push(socket)
  }
  starts.subscribe(started)
  const stop = () => {
    starts.unsubscribe(started)
  }
  return { sockets, stop }
}
