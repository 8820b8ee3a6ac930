import http from 'node:http'
import { median, percentile } from './percentiles.ts'
import { timeOf } from '../scripts/processor-time.ts'
import { sized } from './short.ts'

type Headers = Readonly<Record<string, string>>
/** The same for every request, or that of the n-th. */
type Each<T> = T | ((n: number) => T)

export interface Shot {
  readonly url: Each<string>
  readonly method?: string
  readonly headers?: Each<Headers>
  readonly body?: Each<string>
}

/** What answers: processes with their descendants. */
export interface Target {
  readonly server: number
  /** Undefined when the shot does not get that far. */
  readonly database?: number
}

/** All times in milliseconds. */
export type Figures = {
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
  /** User and system time a request, of the server and of the database behind it. */
  readonly cpu: number
  readonly databaseCpu: number
  readonly bytes: number
}

const connections = sized(10, 2)
const passesEach = sized(3, 1)

const nth = <T>(value: Each<T>, n: number): T => (typeof value === 'function' ? (value as (n: number) => T)(n) : value)

function send(agent: http.Agent, shot: Shot, n: number): Promise<number> {
  const { method = 'GET', headers = {}, body } = shot
  const url = nth(shot.url, n)
  return new Promise((done, failed) => {
    const text = body === undefined ? undefined : nth(body, n)
    const own = nth(headers, n)
    const request = http.request(
      url,
      { agent, method, headers: text === undefined ? own : { 'content-type': 'application/json', ...own } },
      response => {
        let bytes = 0
        response.on('data', (chunk: Buffer) => {
          bytes += chunk.length
        })
        response.on('end', () => {
          if (response.statusCode === 200 || response.statusCode === 304) done(bytes)
          else failed(new Error(`${method} ${url} answered ${response.statusCode}`))
        })
      },
    )
    request.on('error', failed)
    request.end(text)
  })
}

/** Ten connections that each send the next request as soon as the last is answered, for some seconds; at least one each. */
async function fire(shot: Shot, target: Target, seconds: number): Promise<Figures> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections })
  const times: number[] = []
  let bytes = 0
  let n = 0
  const database = () => (target.database === undefined ? 0 : timeOf(target.database))
  await send(agent, shot, n++)
  const [serverBefore, databaseBefore] = [timeOf(target.server), database()]
  const began = performance.now()
  const end = began + seconds * 1000
  await Promise.all(
    Array.from({ length: connections }, async () => {
      do {
        const from = performance.now()
        bytes = await send(agent, shot, n++)
        times.push(performance.now() - from)
      } while (performance.now() < end)
    }),
  )
  const elapsed = performance.now() - began
  const cpu = (timeOf(target.server) - serverBefore) / times.length
  const databaseCpu = (database() - databaseBefore) / times.length
  agent.destroy()
  return {
    perSecond: (times.length / elapsed) * 1000,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    cpu,
    databaseCpu,
    bytes,
  }
}

export type Beside = Figures & {
  /** Requests a second of the ceiling, and ours as a share of that: the median of the passes' shares. */
  readonly ceiling: number
  readonly share: number
}

/** Three passes in turn with the ceiling: of each figure the one in the middle. */
export async function measureBeside(
  [shot, target]: readonly [Shot, Target],
  [ceiling, ceilingTarget]: readonly [Shot, Target],
  seconds: number,
): Promise<Beside> {
  const passes: Beside[] = []
  for (let pass = 0; pass < passesEach; pass++) {
    const maximum = await fire(ceiling, ceilingTarget, Math.min(1, seconds))
    const ours = await fire(shot, target, seconds)
    passes.push({ ...ours, ceiling: maximum.perSecond, share: ours.perSecond / maximum.perSecond })
  }
  return inTheMiddle(passes)
}

/** Three passes alone. */
export async function measure(shot: Shot, target: Target, seconds: number): Promise<Figures> {
  const passes: Figures[] = []
  for (let pass = 0; pass < passesEach; pass++) passes.push(await fire(shot, target, seconds))
  return inTheMiddle(passes)
}

function inTheMiddle<F extends Figures>(passes: readonly F[]): F {
  const [first] = passes
  if (!first) throw new Error('nothing was measured')
  const keys = Object.keys(first) as (keyof F & string)[]
  return Object.fromEntries(keys.map(key => [key, median(passes.map(pass => Number(pass[key])))])) as F
}
