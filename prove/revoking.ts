import type { ProofContext } from './ground.ts'
import { ask, pause, shareOf } from './requests.ts'
import { openAgency, whoIs } from './staffel.ts'
import { openStreams } from './streams.ts'

/** A session that was ended, a person who was locked: nothing works any more within a second, open screens included. */
export async function revoking(ground: ProofContext): Promise<void> {
  const { agency, server } = await openAgency(ground, { people: 15 })
  const cookies = agency.chatterCookies.slice(0, ground.isShort ? 2 : 10)
  const times: number[] = []
  let reads = 0
  for (const [n, cookie] of cookies.entries()) {
    const person = await whoIs(server.url, cookie)
    const streams = await openStreams(server.url, [cookie], 3)
    ground.after(() => streams.forEach(({ socket }) => socket.destroy()))
    const isLocked = n % 2 === 0
    const began = performance.now()
    const deed = await ask(`${server.url}/api/v1/team/${person}/${isLocked ? 'lock' : 'sessions'}`, {
      method: isLocked ? 'POST' : 'DELETE',
      cookie: agency.ownerCookie,
    })
    ground.must(deed.status === 200, `the deed was answered with ${deed.status}`)
    const read = await ask(`${server.url}/api/v1/me/shifts`, { cookie })
    if (read.status !== 401 && read.status !== 403) reads += 1
    for (const end = Date.now() + 20_000; !streams.every(one => one.isOver()) && Date.now() < end; ) await pause(2)
    times.push(performance.now() - began)
    ground.must(
      streams.every(one => one.isOver()),
      'a stream stays open',
    )
    const next = await ask(`${server.url}/api/events`, { cookie })
    if (next.status !== 401 && next.status !== 403) reads += 1
  }
  ground.note('people', cookies.length)
  ground.note('requests that still worked', reads)
  ground.note('ms to the end of their streams p50', shareOf(times, 0.5))
  ground.note('ms at most', Math.max(...times))
  ground.must(reads === 0, `${reads} requests still worked`)
  ground.mustBeWithin(1_000, Math.max(...times), 'ms to the end of a stream')
}
