import type { Server } from 'node:http'
import { Server as Listener } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** Milliseconds in which those who are connected learn that they have to connect anew. */
const notice = 400
/** What was taken last is read first: a connection counts as idle until then. */
const settling = 150
/** After that, how long requests under way may take. */
const patience = 6_000

/**
 * A server whose end nobody notices who has asked for something. For a moment it still takes requests, and answers that
 * the connection will not be used again: a connection that is closed while a request is on its way would lose it.
 */
export function closesGently(server: Server, endStreams: () => void): () => Promise<void> {
  let isLeaving = false
  server.prependListener('request', (_, response) => {
    if (isLeaving) response.setHeader('connection', 'close')
  })
  return async () => {
    isLeaving = true
    if ((await connectionsOf(server)) > 0) await pause(notice)
    // not its own `close`, which ends idle connections at once
    const closed = new Promise<void>(done => Listener.prototype.close.call(server, () => done()))
    endStreams()
    await Promise.race([closed, pause(settling)])
    const sweep = setInterval(() => server.closeIdleConnections(), 20)
    await Promise.race([closed, pause(patience)])
    clearInterval(sweep)
  }
}

const connectionsOf = (server: Server) =>
  new Promise<number>(done => server.getConnections((cause, count) => done(cause ? 0 : count)))
