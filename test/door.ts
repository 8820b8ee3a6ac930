import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

export interface Door {
  /** The target's, by way of the door. */
  readonly url: string
  /** Ends what goes through, and turns away whoever comes. */
  shut(): void
  open(): void
  /** How many were turned away. */
  tries(): number
  close(): void
}

/** Stands between a client and a server on this machine. */
export async function openDoor(target: URL): Promise<Door> {
  let [isOpen, count] = [true, 0]
  const sockets = new Set<Socket>()
  const server = createServer(socket => {
    socket.on('error', () => {})
    if (!isOpen) {
      count += 1
      socket.destroy()
      return
    }
    const other = connect(Number(target.port), target.hostname)
    other.on('error', () => socket.destroy())
    socket.on('close', () => other.destroy())
    other.on('close', () => socket.destroy())
    sockets.add(socket)
    socket.pipe(other).pipe(socket)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const url = new URL(target)
  url.host = `127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`
  return {
    url: url.href,
    shut: () => {
      isOpen = false
      // as a machine that goes away: a reset, not a goodbye
      for (const socket of sockets) socket.resetAndDestroy()
    },
    open: () => {
      isOpen = true
    },
    tries: () => count,
    close: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
