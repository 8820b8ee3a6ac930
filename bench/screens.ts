import http from 'node:http'
import { mondayOf } from '#kit/week.ts'
import { askBeside } from './others.ts'
import { percentile } from './percentiles.ts'
import { timeOf } from '../scripts/processor-time.ts'
import type { Recording } from './recording.ts'
import { sized } from './short.ts'
import type { Stage } from './stage.ts'

const people = sized(500, 10)
/** Of each person, as windows and devices; a thousand in all. */
const each = 2
const passes = sized(5, 1)
/** Milliseconds between passes, in which the server comes to rest. */
const calm = sized(2_000, 100)
const everyMilliseconds = 10
/** Milliseconds until what has not come is missed. */
const patience = 10_000

/** A thousand open screens show the week of 500 people, one cell is written, and all of them read the week again. */
export async function measureScreens(stage: Stage, results: Recording): Promise<void> {
  const { server, target, firstWeek, database } = stage
  const { organizationId, ownerCookie, chatterCookies } = await stage.insert(people, people)
  await database.pool.query(`update profiles set role = 'admin' where organization_id = $1 and role = 'chatter'`, [
    organizationId,
  ])
  await database.pool.query('vacuum analyze')
  const cookies = [ownerCookie, ...chatterCookies].slice(0, people)
  const agent = new http.Agent({ keepAlive: true, maxSockets: Infinity })
  const week = `${server.url}/api/v1/availability/${firstWeek}`
  const screens = await Promise.all(
    cookies.flatMap(cookie => Array.from({ length: each }, () => openScreen(`${server.url}/api/events`, cookie))),
  )
  // a connection each, as browsers have
  await Promise.all(screens.map(({ cookie }) => read(agent, `${week}/team`, cookie)))
  const all = {
    p50: [] as number[],
    p99: [] as number[],
    others: [] as number[],
    cpu: [] as number[],
    read: [] as number[],
  }
  for (let pass = 0; pass < passes; pass++) {
    await new Promise(done => setTimeout(done, calm))
    const others = askBeside({ url: `${server.url}/api/v1/session`, cookie: ownerCookie, everyMilliseconds })
    await new Promise(done => setTimeout(done, 200))
    const before = timeOf(target.server)
    const began = performance.now()
    const readAgain = screens.map(async ({ cookie, next }) => {
      if (await next()) {
        await read(agent, `${week}/team`, cookie)
        return performance.now() - began
      }
      return undefined
    })
    const marking = pass % 2 === 0 ? 'available' : 'none'
    await write(week, ownerCookie, { date: mondayOf(firstWeek), shiftId: 'early', marking })
    const times = (await Promise.all(readAgain)).filter(time => time !== undefined)
    all.cpu.push(timeOf(target.server) - before)
    all.read.push(times.length)
    all.p50.push(percentile(times, 0.5))
    all.p99.push(percentile(times, 0.99))
    all.others.push(percentile(await others.stop(), 0.99))
  }
  for (const { end } of screens) end()
  agent.destroy()
  const middle = Object.fromEntries(Object.entries(all).map(([name, values]) => [name, percentile(values, 0.5)]))
  results.note('1,000 open screens', { screens: screens.length, ...middle })
}

async function write(url: string, cookie: string, cell: object): Promise<void> {
  const answer = await fetch(url, {
    method: 'PATCH',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ cells: [cell] }),
  })
  if (!answer.ok) throw new Error(`a cell was answered ${answer.status}: ${await answer.text()}`)
}

/** @returns milliseconds until the last byte */
function read(agent: http.Agent, url: string, cookie: string): Promise<number> {
  const began = performance.now()
  return new Promise((done, failed) => {
    const request = http
      .get(url, { agent, headers: { cookie, 'accept-encoding': 'gzip' } }, response => {
        if (response.statusCode !== 200) failed(new Error(`${url} answered ${response.statusCode}`))
        response.resume().on('end', () => done(performance.now() - began))
      })
      // a connection that the server has just closed for want of use: asked again, as browsers do
      .on('error', cause => {
        if (request.reusedSocket) void read(agent, url, cookie).then(done, failed)
        else failed(cause)
      })
  })
}

interface Screen {
  readonly cookie: string
  /** Whether it hears of the availability in time. */
  readonly next: () => Promise<boolean>
  readonly end: () => void
}

const openScreen = (url: string, cookie: string): Promise<Screen> =>
  new Promise((opened, failed) => {
    let hear: ((isHeard: boolean) => void) | undefined
    const request = http.get(url, { headers: { cookie }, agent: false }, response => {
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => {
        if (chunk.includes('availability')) hear?.(true)
      })
      response.on('error', () => {})
      opened({
        cookie,
        next: () =>
          new Promise(done => {
            hear = done
            setTimeout(() => done(false), patience).unref()
          }),
        end: () => request.destroy(),
      })
    })
    request.on('error', failed)
  })
