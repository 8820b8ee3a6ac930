import { createServer, type Socket, connect } from 'node:net'
import { once } from 'node:events'
import { afterAll, expect, test } from 'vitest'
import { openLog } from '#platform/server/log.ts'
import { openLive } from '#platform/server/live.ts'
import { until } from './until.ts'
import { useWorld } from './world.ts'

const world = useWorld()
const door = await openDoor()
afterAll(() => door.close())

test('while the database is away there is one try after the other, not more and more of them', async () => {
  door.leadsTo(new URL(world.databaseUrl))
  const url = new URL(world.databaseUrl)
  url.host = `127.0.0.1:${door.port}`
  const live = await openLive(url.href, openLog('silent'))
  const heard: string[] = []
  live.listen({ organizationId: 'A', profileId: 'B', hear: event => heard.push(event.kind) })

  door.shut()
  await new Promise(done => setTimeout(done, 4_000))
  // every half second
  expect(door.tries()).toBeGreaterThan(3)
  expect(door.tries()).toBeLessThan(12)

  door.open()
  await until(() => heard.includes('resync'))
  await live.close()
})

/** Stands between a client and a server; shut, it turns everybody away. */
async function openDoor() {
  let [isOpen, count] = [true, 0]
  let target: URL | undefined
  const sockets = new Set<Socket>()
  const server = createServer(socket => {
    socket.on('error', () => {})
    if (!isOpen || !target) {
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
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    leadsTo: (url: URL) => {
      target = url
    },
    shut: () => {
      isOpen = false
      for (const socket of sockets) socket.destroy()
    },
    open: () => {
      isOpen = true
    },
    tries: () => count,
    close: () => server.close(),
  }
}
