import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterEach, expect, it, vi } from 'vitest'
import { discardUnreadBody } from './bodies.ts'

afterEach(() => void vi.useRealTimers())

it('a client that sends a refused body byte by byte is answered before its end, and its connection closed', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const begun = Promise.withResolvers<IncomingMessage>()
  const server = createServer((incoming, outgoing) => {
    begun.resolve(incoming)
    void discardUnreadBody({ incoming, outgoing }).then(() => outgoing.writeHead(401).end())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1')
  let answer = ''
  client.setEncoding('latin1').on('data', text => {
    answer += text
  })
  client.write('POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 1000\r\n\r\n')
  const closed = once(client, 'close')
  const incoming = await begun.promise
  let sent = 0
  // half a second passes with each byte
  while (sent < 60) {
    expect(answer).toBe('')
    const arrived = once(incoming, 'data')
    client.write('x')
    await arrived
    vi.advanceTimersByTime(500)
    sent += 1
  }
  await closed
  server.close()
  expect(answer).toContain('401')
  expect(answer).toMatch(/connection: close/i)
})
