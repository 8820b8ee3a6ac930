import { connect, type Socket } from 'node:net'
import { daysOfWeek } from '#kit/week.ts'
import type { ProofContext } from './ground.ts'
import { memoryOf } from '../bench/memory.ts'
import { ask, pause, shareOf } from './requests.ts'
import { firstWeek, openAgency } from './staffel.ts'

interface Slow {
  readonly kind: string
  readonly socket: Socket
  /** Seconds that it was suffered; undefined: it still is. */
  cutAfter: number | undefined
}

/** Clients that speak a byte a second, never send what they announce, or never read: nobody else notices. */
export async function slowClients(ground: ProofContext): Promise<void> {
  const { agency, server } = await openAgency(ground, { env: { STREAMS_PER_PERSON: '2000' } })
  const { hostname, port } = new URL(server.url)
  const cookie = agency.chatterCookies[0] ?? ''
  const each = ground.isShort ? 20 : 300
  const slow: Slow[] = []
  const began = performance.now()
  ground.after(() => slow.forEach(({ socket }) => socket.destroy()))
  const open = (kind: string, first: string) =>
    Array.from({ length: each }, () => {
      const socket = connect(Number(port), hostname)
      const one: Slow = { kind, socket, cutAfter: undefined }
      socket.on('error', () => {})
      // end: the server has said goodbye
      for (const over of ['end', 'close']) socket.on(over, () => (one.cutAfter ??= (performance.now() - began) / 1000))
      socket.write(first)
      slow.push(one)
      return socket
    })
  const head = (line: string) => `${line} HTTP/1.1\r\nhost: ${hostname}:${port}\r\ncookie: ${cookie}\r\n`

  const usual = await timesOf(ground, server.url, agency.ownerCookie)
  const memoryBefore = memoryOf(server.pid)
  const headers = open('header byte by byte', 'GET /api/v1/session HTTP/1.1\r\nhost: x\r\nx-slow: ')
  const bodies = open(
    'body that never comes',
    `${head(`PATCH /api/v1/availability/${firstWeek}`)}content-type: application/json\r\ncontent-length: 900\r\n\r\n{`,
  )
  for (const socket of [...headers, ...bodies]) socket.resume()
  // never read: what is sent to them stays in the kernel, then in the server
  for (const socket of open('stream that is not read', `${head('GET /api/events')}\r\n`)) socket.pause()
  const drip = setInterval(() => headers.forEach(socket => socket.writable && socket.write('a')), 1_000)
  ground.after(() => clearInterval(drip))

  await pause(ground.isShort ? 200 : 2_000)
  const meanwhile = await timesOf(ground, server.url, agency.ownerCookie)
  const end = began + (ground.isShort ? 500 : 140_000)
  const [day = ''] = daysOfWeek(firstWeek)
  for (let n = 0; performance.now() < end && slow.some(isHeld); n++) {
    await ask(`${server.url}/api/v1/availability/${firstWeek}`, {
      method: 'PATCH',
      cookie,
      body: { cells: [{ date: day, shiftId: 'early', marking: n % 2 ? 'available' : 'preferred' }] },
    })
    await pause(100)
  }
  const grown = memoryOf(server.pid, 'VmHWM') - memoryBefore
  ground.note('slow clients', slow.length)
  for (const [kind, ones] of Map.groupBy(slow, one => one.kind)) {
    const cut = ones.flatMap(({ cutAfter }) => (cutAfter === undefined ? [] : [cutAfter]))
    if (kind === 'stream that is not read') continue
    ground.note(`${kind}: cut off`, cut.length)
    if (!ground.isShort) ground.note(`${kind}: s until then`, Math.max(...cut))
    ground.must(ground.isShort || cut.length === each, `${kind}: ${each - cut.length} were not cut off`)
  }
  ground.note('ms p99 of others without them', usual)
  ground.note('ms p99 of others', meanwhile)
  ground.note('MB more', grown)
  ground.must(grown <= 250, `${Math.round(grown)} MB more`)
  ground.mustBeWithin(Math.max(3 * usual, 150), meanwhile, 'ms p99 of others')
}

const isHeld = ({ kind, cutAfter }: Slow) => cutAfter === undefined && kind !== 'stream that is not read'

async function timesOf({ isShort }: ProofContext, url: string, cookie: string): Promise<number> {
  const times: number[] = []
  for (let n = 0; n < (isShort ? 20 : 300); n++) {
    times.push((await ask(`${url}/api/v1/availability/${firstWeek}`, { cookie })).milliseconds)
  }
  return shareOf(times, 0.99)
}
