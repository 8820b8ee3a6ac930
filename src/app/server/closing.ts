import type { Server } from 'node:http'
import { Server as Listener } from 'node:net'
import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises'

/** Milliseconds in which those who are connected learn that they have to connect anew. */
const notice = 400
const maxSettling = 2_000
/** After that, how long requests under way may take. */
const patience = 4_500

/**
 * A server whose end nobody notices who has asked for something. For a moment it still takes requests, and answers that
 * the connection will not be used again: a connection that is closed while a request is on its way would lose it.
 */
export function createGracefulClose(server: Server, endStreams: () => void): () => Promise<void> {
  let [isLeaving, taken] = [false, 0]
  server.on('connection', () => {
    taken += 1
  })
  server.prependListener('request', (_, response) => {
    if (isLeaving) response.setHeader('connection', 'close')
  })
  return async () => {
    isLeaving = true
    if ((await connectionsOf(server)) > 0) await pause(notice)
    await settled(() => taken)
    // not its own `close`, which ends idle connections at once
    const closed = new Promise<void>(done => Listener.prototype.close.call(server, () => done()))
    endStreams()
    await settled(() => taken)
    const sweep = setInterval(() => server.closeIdleConnections(), 20)
    await Promise.race([closed, pause(patience)])
    clearInterval(sweep)
  }
}

/**
 * Until whoever waits at the door has come in: connections are taken one or a few a turn of the loop, and read in a later
 * one. Turns are long when there is much to do, and a closed door resets all that wait at it.
 */
async function settled(taken: () => number): Promise<void> {
  const end = Date.now() + maxSettling
  for (let quiet = 0; quiet < 6 && Date.now() < end; ) {
    const before = taken()
    await turn()
    quiet = taken() === before ? quiet + 1 : 0
  }
}

const connectionsOf = (server: Server) =>
  new Promise<number>(done => server.getConnections((cause, count) => done(cause ? 0 : count)))
