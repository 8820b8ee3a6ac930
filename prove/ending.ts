import { Agent } from 'node:http'
import { daysOfWeek } from '#kit/week.ts'
import type { ProofContext } from './ground.ts'
import { ask, pause } from './requests.ts'
import { firstWeek, openAgency } from './staffel.ts'
import { openStreams } from './streams.ts'

const [day = ''] = daysOfWeek(firstWeek)

/** SIGTERM while people work: whoever has asked gets an answer. */
export async function ending(ground: ProofContext): Promise<void> {
  const tally = {
    answered: 0,
    'failed in flight': 0,
    'answered that asked after it': 0,
    'turned away after it': 0,
    'of them on a connection just closed': 0,
    'streams ended': 0,
  }
  const [failures, seconds, rates]: [string[], number[], number[]] = [[], [], []]
  for (let round = 0; round < (ground.isShort ? 1 : 5); round++) {
    const one = await endOnce(ground)
    tally.answered += one.answered
    tally['answered that asked after it'] += one.answeredAfter
    tally['turned away after it'] += one.turnedAway
    tally['of them on a connection just closed'] += one.closed
    tally['streams ended'] += one.streamsEnded
    tally['failed in flight'] += one.failures.length
    failures.push(...one.failures)
    seconds.push(one.seconds)
    rates.push(one.perSecond)
  }
  ground.note('requests a second at least', Math.min(...rates))
  for (const [name, count] of Object.entries(tally)) ground.note(name, count)
  const maximum = Math.max(...seconds)
  ground.note('s to end at most', maximum)
  ground.must(failures.length === 0, `failed in flight: ${failures.slice(0, 3).join('; ')}`)
  ground.must(maximum <= (ground.isShort ? 60 : 10), `it took ${maximum.toFixed(1)} s to end`)
}

async function endOnce(ground: ProofContext) {
  const { agency, server } = await openAgency(ground, { env: { STREAMS_PER_PERSON: '2000' } })
  const streams = await openStreams(server.url, agency.chatterCookies, ground.isShort ? 50 : 1_000)
  ground.after(() => streams.forEach(({ socket }) => socket.destroy()))
  const agent = new Agent({ keepAlive: true, maxSockets: Infinity })
  ground.after(() => agent.destroy())
  const [wanted, before, after] = ground.isShort ? [50, 500, 500] : [200, 3_000, 2_000]
  // a machine that others keep busy does not answer as many: what piles up at the door would say nothing of the end
  const capacity = await capacityOf(
    `${server.url}/api/v1/availability/${firstWeek}`,
    agency.ownerCookie,
    ground.isShort ? 0.3 : 1.5,
  )
  const perSecond = Math.max(10, Math.min(wanted, Math.floor(capacity / 2)))
  const failures: string[] = []
  let [answered, answeredAfter, turnedAway, closed, isOver] = [0, 0, 0, 0, false]
  const one = async (n: number) => {
    const cookie = agency.chatterCookies[n % agency.chatterCookies.length] ?? ''
    const url = `${server.url}/api/v1/availability/${firstWeek}`
    const body = { cells: [{ date: day, shiftId: 'early', marking: n % 200 === 0 ? 'available' : 'preferred' }] }
    const when = isOver ? 'after' : 'before'
    try {
      const answer = await ask(url, n % 100 ? { cookie, agent } : { cookie, agent, method: 'PATCH', body })
      if (answer.status === 200 && when === 'after') answeredAfter += 1
      if (answer.status === 200) answered += 1
      else failures.push(`asked ${when} the signal: ${answer.status}`)
    } catch (cause) {
      // refused, or by a connection that was closed in the same moment: nothing of it had reached the server
      const isLate = when === 'after' && cause instanceof Error && 'code' in cause
      if (!isLate) return void failures.push(`asked ${when} the signal: ${String(cause)}`)
      turnedAway += 1
      if ('isReused' in cause && cause.isReused === true) closed += 1
    }
  }
  const all: Promise<void>[] = []
  const began = performance.now()
  let ended: Promise<number> | undefined
  const lastBefore = (before / 1_000) * perSecond
  for (let n = 0; n < lastBefore + (after / 1_000) * perSecond; n++) {
    all.push(one(n))
    await pause(Math.max(0, began + ((n + 1) * 1_000) / perSecond - performance.now()))
    if (ended || n < lastBefore) continue
    isOver = true
    const signalled = performance.now()
    process.kill(server.pid, 'SIGTERM')
    ended = server.ended.then(() => (performance.now() - signalled) / 1000)
  }
  const seconds = (await ended) ?? 0
  await Promise.all(all)
  await pause(50)
  return {
    perSecond,
    answered,
    answeredAfter,
    turnedAway,
    closed,
    failures,
    seconds,
    streamsEnded: streams.filter(stream => stream.isOver()).length,
  }
}

/** How many requests a second it answers at most. */
async function capacityOf(url: string, cookie: string, seconds: number): Promise<number> {
  const end = performance.now() + seconds * 1_000
  let answered = 0
  const one = async () => {
    for (; performance.now() < end; answered++) await ask(url, { cookie })
  }
  await Promise.all(Array.from({ length: 10 }, one))
  return answered / seconds
}
