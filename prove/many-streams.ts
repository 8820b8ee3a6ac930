import { daysOfWeek } from '#kit/week.ts'
import type { ProofContext } from './ground.ts'
import { memoryOf } from '../bench/memory.ts'
import { ask, pause, shareOf } from './requests.ts'
import { firstWeek, openAgency } from './staffel.ts'
import { openStreams, type Stream } from './streams.ts'

const [day = ''] = daysOfWeek(firstWeek)

/** Ten thousand open screens on one process, and none misses a write. */
export async function manyStreams(ground: ProofContext): Promise<void> {
  const { agency, server } = await openAgency(ground, { env: { STREAMS_PER_PERSON: '2000' } })
  const cell = (marking: string) =>
    ask(`${server.url}/api/v1/availability/${firstWeek}`, {
      method: 'PATCH',
      cookie: agency.chatterCookies[0] ?? '',
      body: { cells: [{ date: day, shiftId: 'early', marking }] },
    })
  await cell('none')
  const without = memoryOf(server.pid)
  ground.note('MB without streams', without)
  const streams: Stream[] = []
  ground.after(() => streams.forEach(({ socket }) => socket.destroy()))

  const few = ground.isShort ? 50 : 1_000
  streams.push(...(await openStreams(server.url, agency.chatterCookies, few)))
  await timeToSee(ground, streams, cell, async () => {
    const week = await ask(`${server.url}/api/v1/availability/${firstWeek}/team`, { cookie: agency.ownerCookie })
    return week.status === 200
  })

  const many = ground.isShort ? 300 : 10_000
  streams.push(...(await openStreams(server.url, agency.chatterCookies, many - few)))
  await pause(ground.isShort ? 100 : 2_000)
  ground.note('streams', streams.filter(one => one.isOpen() && !one.isOver()).length)
  const before = streams.map(one => one.heard())
  const writes = ground.isShort ? 1 : 3
  for (let n = 0; n < writes; n++) {
    await cell(n % 2 === 0 ? 'preferred' : 'available')
    await pause(ground.isShort ? 300 : 1_500)
  }
  const missed = () => streams.filter((one, index) => one.heard() - (before[index] ?? 0) < writes).length
  for (const end = Date.now() + 60_000; missed() > 0 && Date.now() < end; ) await pause(50)
  ground.note('writes', writes)
  ground.note('streams that missed one', missed())
  const maximum = memoryOf(server.pid, 'VmHWM')
  ground.note('MB more', maximum - without)
  ground.note('MB in all', maximum)
  ground.must(missed() === 0, `${missed()} of ${many} streams missed a write`)
  ground.must(
    streams.every(one => one.isOpen() && !one.isOver()),
    'a stream was closed',
  )
  if (!ground.isShort)
    ground.must(maximum - without <= 250, `${Math.round(maximum - without)} MB for ${many} streams; 250 are allowed`)
}

/** From sending a write to its event on every other screen, and to the new data on one that asks again. */
async function timeToSee(
  ground: ProofContext,
  streams: readonly Stream[],
  write: (marking: string) => Promise<unknown>,
  read: () => Promise<boolean>,
): Promise<void> {
  const [heard, seen]: number[][] = [[], []]
  for (let n = 0; n < (ground.isShort ? 2 : 200); n++) {
    const began = performance.now()
    const all = streams.map(
      stream =>
        new Promise<void>(done => {
          stream.onEvent = (_, at) => {
            heard?.push(at - began)
            done()
          }
        }),
    )
    const first = all.at(-1)?.then(async () => {
      await read()
      seen?.push(performance.now() - began)
    })
    await Promise.all([...all, first, write(n % 2 === 0 ? 'available' : 'preferred')])
    // people do not write all at the same moment
    await pause(20)
  }
  for (const stream of streams) stream.onEvent = () => {}
  ground.note('ms to hear p50', shareOf(heard ?? [], 0.5))
  ground.note('ms to hear p99', shareOf(heard ?? [], 0.99))
  ground.note('ms to see p99', shareOf(seen ?? [], 0.99))
  const p99 = Math.max(shareOf(heard ?? [], 0.99), shareOf(seen ?? [], 0.99))
  ground.mustBeWithin(150, p99, 'ms to see p99')
}
