import { type Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { discarding } from './bodies.ts'

const statuses: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

/**
 * Answers what Node's parser refuses, such as an unknown method or a control character in a header, and discards what still
 * arrives. Node would close the connection while bytes arrive, which resets it; a proxy takes that for a server that is down.
 */
export function answerUnreadableRequests(server: Server): void {
  const answered = new WeakSet<Socket>()
  server.on('clientError', (error: NodeJS.ErrnoException, stream) => {
    const socket = stream as Socket
    // each further chunk is an error of its own
    if (answered.has(socket)) return
    answered.add(socket)
    if (!socket.writable) return socket.destroy()
    const status = statuses[error.code ?? ''] ?? '400 Bad Request'
    const respond = () => socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
    const message: unknown = Reflect.get(socket, '_httpMessage')
    // nothing may be written into a response that is under way; its last byte can be with the client before it has finished here
    if (message instanceof ServerResponse && message.headersSent && !message.writableFinished) {
      message.once('finish', respond)
    } else respond()
    destroyAfterSilence(socket)
  })
}

function destroyAfterSilence(socket: Socket): void {
  const first = socket.bytesRead
  let [before, looks] = [Number.NaN, 0]
  const look = setInterval(() => {
    const { bytesRead } = socket
    looks += 1
    const isOver = bytesRead === before || bytesRead - first > discarding.bytes || looks === discarding.looks
    before = bytesRead
    if (isOver) socket.destroy()
  }, discarding.lookEvery)
  socket.once('close', () => clearInterval(look)).resume()
}
