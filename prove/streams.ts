import { connect, type Socket } from 'node:net'

export interface Stream {
  readonly socket: Socket
  /** Answered with 200. */
  readonly isOpen: () => boolean
  /** How many events it has heard. */
  readonly heard: () => number
  /** Is told each event with the moment. */
  onEvent: (event: string, at: number) => void
  /** By the server, or by a fault on the way. */
  readonly isOver: () => boolean
}

/** A browser's stream of events without the browser: a socket, so that ten thousand fit into one process. */
function openStream(url: string, cookie: string): Promise<Stream> {
  const { hostname, port } = new URL(url)
  return new Promise((opened, failed) => {
    const socket = connect(Number(port), hostname)
    let [isOpen, isOver, heard, rest] = [false, false, 0, '']
    const stream: Stream = {
      socket,
      isOpen: () => isOpen,
      heard: () => heard,
      onEvent: () => {},
      isOver: () => isOver,
    }
    socket.setEncoding('latin1')
    socket.on('data', (chunk: string) => {
      rest += chunk
      if (!isOpen) {
        if (!rest.includes('retry: 1000')) return
        isOpen = rest.startsWith('HTTP/1.1 200')
        opened(stream)
      }
      for (const [, event = ''] of rest.matchAll(/^event: (\w+)/gm)) {
        heard += 1
        stream.onEvent(event, performance.now())
      }
      // the last piece of an answer: the connection itself may stay for another one
      if (chunk.endsWith('\r\n0\r\n\r\n') || chunk === '0\r\n\r\n') isOver = true
      rest = rest.slice(rest.lastIndexOf('\n') + 1)
    })
    socket.on('error', failed)
    socket.on('close', () => {
      isOver = true
      failed(new Error(`the stream was closed: ${rest.slice(0, 60)}`))
    })
    socket.write(`GET /api/events HTTP/1.1\r\nhost: ${hostname}:${port}\r\ncookie: ${cookie}\r\n\r\n`)
  })
}

/** So many at once as a server likes to be asked for. */
export async function openStreams(url: string, cookies: readonly string[], count: number): Promise<Stream[]> {
  const streams: Stream[] = []
  const abreast = 100
  while (streams.length < count) {
    const next = Array.from({ length: Math.min(abreast, count - streams.length) }, (_, index) =>
      openStream(url, cookies[(streams.length + index) % cookies.length] ?? ''),
    )
    streams.push(...(await Promise.all(next)))
  }
  return streams
}
