import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { limitConnections } from './crowding.ts'

/** Connects as another machine would: all of 127.0.0.0/8 is this one, but only one address of it is its own. */
async function door(trustedProxies: number) {
  const sockets = new Set<Socket>()
  const server = createServer(socket => {
    socket.on('error', () => {})
    socket.write('open')
  }).listen(0, '127.0.0.1')
  limitConnections(server, trustedProxies, 3)
  await once(server, 'listening')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return async (from: string) => {
    const socket = connect({ host: '127.0.0.1', port, localAddress: from })
    sockets.add(socket)
    const isOpen = await new Promise<boolean>(done => {
      socket.once('data', () => done(true))
      socket.once('close', () => done(false))
      socket.on('error', () => done(false))
    })
    return { socket, isOpen }
  }
}

it.runIf(process.platform === 'linux')('an address has only so many connections, others have theirs', async () => {
  const come = await door(0)
  const own = [await come('127.0.0.7'), await come('127.0.0.7'), await come('127.0.0.7')]
  expect(own.map(({ isOpen }) => isOpen)).toEqual([true, true, true])
  expect((await come('127.0.0.7')).isOpen).toBe(false)
  expect((await come('127.0.0.8')).isOpen).toBe(true)
  own[0]!.socket.destroy()
  await expect.poll(async () => (await come('127.0.0.7')).isOpen).toBe(true)
})

it.runIf(process.platform === 'linux')('a proxy has as many as it needs', async () => {
  const come = await door(1)
  for (let count = 0; count < 5; count++) expect((await come('127.0.0.7')).isOpen).toBe(true)
})
