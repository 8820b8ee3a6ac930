import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

export interface Door {
  /** The target's, by way of the door. */
  readonly url: string
  /** Ends what goes through, and turns away whoever comes. */
  shut(): void
  open(): void
  /** What goes through takes so many milliseconds each way. */
  delay(milliseconds: number): void
  /** Nothing goes through, and nothing is closed, until the returned function is called. */
  stall(): () => void
  /** To another server, for whoever comes from now on. */
  leadTo(target: URL): void
  /** How many were turned away. */
  tries(): number
  close(): void
}

/** Stands between a client and a server on this machine. */
export async function openDoor(target: URL): Promise<Door> {
  let [isOpen, count, delay, to] = [true, 0, 0, target]
  let stalled: Promise<void> | undefined
  const sockets = new Set<Socket>()
  const server = createServer(socket => {
    socket.on('error', () => {})
    if (!isOpen) {
      count += 1
      socket.destroy()
      return
    }
    const other = connect(Number(to.port), to.hostname)
    other.on('error', () => socket.destroy())
    socket.on('close', () => other.destroy())
    other.on('close', () => socket.destroy())
    sockets.add(socket)
    carry(socket, other)
    carry(other, socket)
  }).listen(0, '127.0.0.1')
  /** One piece after the other, each when its time has come. */
  const carry = (from: Socket, into: Socket) => {
    let last = Promise.resolve()
    from.on('data', (chunk: Buffer) => {
      const due = Date.now() + delay
      last = last.then(async () => {
        await stalled
        if (due > Date.now()) await new Promise(done => setTimeout(done, due - Date.now()))
        into.write(chunk)
      })
    })
    from.on('end', () => void last.then(() => into.end()))
  }
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
    delay: milliseconds => {
      delay = milliseconds
    },
    stall: () => {
      const { promise, resolve } = Promise.withResolvers<void>()
      stalled = promise
      return () => {
        stalled = undefined
        resolve()
      }
    },
    leadTo: next => {
      to = next
    },
    tries: () => count,
    close: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
