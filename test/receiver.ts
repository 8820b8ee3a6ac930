import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import { once } from 'node:events'

export interface Received {
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** How a receiver answers the next calls. */
export type Manner = (request: IncomingMessage, response: ServerResponse) => void

export const answering =
  (status: number, headers: Record<string, string> = {}): Manner =>
  (_, response) =>
    void response.writeHead(status, headers).end('said')

export interface Receiver {
  readonly url: string
  readonly received: Received[]
  behave(manner: Manner): void
  close(): void
}

/** A program on this machine that webhooks are sent to. */
export async function openReceiver(): Promise<Receiver> {
  let manner = answering(200)
  const received: Received[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8')
    request.on('data', (chunk: string) => (body += chunk))
    request.on('end', () => {
      received.push({ headers: request.headers, body })
      manner(request, response)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}/staffel`,
    received,
    behave: next => {
      manner = next
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
