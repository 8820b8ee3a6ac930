import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { answerUnreadableRequests } from './unreadable.ts'

let server = createServer()
afterEach(() => void server.close())

/** Sends a head and 8 MB behind it. @returns what came back, and the error of the connection */
async function send(
  head: string,
  respond = (outgoing: ServerResponse): unknown => outgoing.end('ok'),
): Promise<{ answer: string; error: unknown }> {
  server = createServer((_, outgoing) => void respond(outgoing))
  answerUnreadableRequests(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const client = connect({ port: (server.address() as AddressInfo).port, host: '127.0.0.1', allowHalfOpen: true })
  let [answer, error]: [string, unknown] = ['', undefined]
  client.setEncoding('latin1').on('data', text => {
    answer += text
  })
  client.on('error', cause => {
    error = cause
  })
  const closed = once(client, 'close')
  client.end(head + 'x'.repeat(8_000_000))
  await closed
  return { answer, error }
}

it.each([
  ['an unknown method', 'FOO / HTTP/1.1\r\nHost: a\r\nContent-Length: 8000000\r\n\r\n', 400],
  [
    'a control character in a header',
    'POST / HTTP/1.1\r\nHost: a\r\nX: a\u0001b\r\nContent-Length: 8000000\r\n\r\n',
    400,
  ],
  ['DEL in a header', 'POST / HTTP/1.1\r\nHost: a\r\nX: a\u007Fb\r\nContent-Length: 8000000\r\n\r\n', 400],
  ['no HTTP at all', 'hello\r\n\r\n', 400],
  ['two lengths', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n', 400],
  ['a huge header', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(100_000)}\r\n\r\n`, 431],
])('answers %s and reads what follows without a reset', async (_, head, status) => {
  const { answer, error } = await send(head)
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(answer.match(/HTTP\/1.1/g)).toHaveLength(1)
  expect(error).toBeUndefined()
})

it('answers the unreadable request behind a good one', async () => {
  const { answer, error } = await send('GET / HTTP/1.1\r\nHost: a\r\n\r\nFOO / HTTP/1.1\r\n\r\n')
  expect(answer.match(/HTTP\/1.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 400'])
  expect(error).toBeUndefined()
})

it('answers after a response that is under way has finished', async () => {
  const begun = Promise.withResolvers<ServerResponse>()
  const respond = (outgoing: ServerResponse) => {
    outgoing.writeHead(200, { 'content-length': 2 }).write('ok')
    begun.resolve(outgoing)
  }
  const sent = send('GET / HTTP/1.1\r\nHost: a\r\n\r\nFOO / HTTP/1.1\r\n\r\n', respond)
  ;(await begun.promise).end()
  const { answer, error } = await sent
  expect(answer.match(/HTTP\/1.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 400'])
  expect(error).toBeUndefined()
})
