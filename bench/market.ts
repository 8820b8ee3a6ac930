import http from 'node:http'
import { daysOfWeek } from '#kit/week.ts'
import { median, percentile } from './percentiles.ts'
import { timeOf } from '../scripts/processor-time.ts'
import type { Recording } from './recording.ts'
import { sized } from './short.ts'
import type { Stage } from './stage.ts'

const size = sized({ people: 260, signedIn: 240 }, { people: 60, signedIn: 59 })
const takers = sized(200, 5)
const passes = sized(5, 1)
/** Milliseconds in which every page hears of the new offer. */
const calm = sized(1_000, 200)
/** Where nobody sits: eight of nine are taken. */
const emptySeat = 9
/** Milliseconds; nobody waits for what has not come by then. */
const patience = 10_000

/** 200 people say yes to one advertised seat at once, each with the page open: five times, of each figure the middle one. */
export async function measureMarket(stage: Stage, results: Recording): Promise<void> {
  const { server, target, firstWeek } = stage
  const { groupId, ownerCookie, chatterCookies } = await stage.insert(size.people, size.signedIn)
  const agent = new http.Agent({ keepAlive: true })
  const call = (method: string, at: string, cookie: string, body?: unknown) =>
    ask(agent, `${server.url}/api/v1${at}`, { method, cookie, body })
  await call('PATCH', '/market/settings', ownerCookie, { approvalPolicy: 'none', alarmHours: [] })
  const cookieOf = new Map<string, string>()
  for (const cookie of chatterCookies) cookieOf.set(memberIn((await call('GET', '/session', cookie)).text), cookie)

  const all: Readonly<Record<string, number>>[] = []
  for (const date of daysOfWeek(firstWeek).slice(0, passes)) {
    const spot = { groupId, date, shiftId: 'late', seat: emptySeat }
    const possible: { profileId: string }[] = JSON.parse(
      (await call('GET', `/market/open-seats/${groupId}/${date}/late/people`, ownerCookie)).text,
    )
    const cookies = possible.flatMap(({ profileId }) => cookieOf.get(profileId) ?? []).slice(0, takers)
    const made = await call('POST', '/market/open-seats', ownerCookie, {
      ...spot,
      to: null,
      note: '',
      applyUntil: null,
      waves: null,
    })
    const { offerId }: { offerId: string } = JSON.parse(made.text)
    const streams = await Promise.all(cookies.map(cookie => listen(`${server.url}/api/events`, cookie)))
    // everybody's connection stands, and what was advertised has been heard of
    await Promise.all(cookies.map(cookie => call('GET', '/session', cookie)))
    await new Promise(done => setTimeout(done, calm))
    const [serverBefore, databaseBefore] = [timeOf(target.server), timeOf(target.database)]
    const began = performance.now()
    const heard = streams.map(stream => stream.next())
    const answers = await Promise.all(cookies.map(cookie => call('POST', `/market/offers/${offerId}/take`, cookie, {})))
    const [cpu, databaseCpu] = [timeOf(target.server) - serverBefore, timeOf(target.database) - databaseBefore]
    const times = answers.map(({ milliseconds }) => milliseconds)
    const losers = answers.flatMap(({ status }, at) => (status === 200 ? [] : [at]))
    if (losers.length === answers.length) throw new Error(`nobody got the seat: ${answers[0]?.text}`)
    // told is who has read that it is taken, and whose page knows
    const moments = await Promise.all(
      losers.map(async at => ((answers[at]?.text.includes('alreadyTaken') ?? false) ? await heard[at] : undefined)),
    )
    for (const stream of streams) stream.end()
    const known = moments.filter(moment => moment !== undefined)
    all.push({
      takers: cookies.length,
      winners: answers.length - losers.length,
      p50: percentile(times, 0.5),
      p99: percentile(times, 0.99),
      told: known.length,
      lastTold: Math.max(...known.map(moment => moment - began), ...losers.map(at => times[at] ?? 0)),
      cpu: cpu / cookies.length,
      databaseCpu: databaseCpu / cookies.length,
    })
  }
  agent.destroy()
  const of = (figure: string) => all.map(pass => pass[figure] ?? 0)
  const figures = ['takers', 'winners', 'p50', 'p99', 'told', 'lastTold', 'cpu', 'databaseCpu']
  results.note('an advertised seat', Object.fromEntries(figures.map(figure => [figure, median(of(figure))])))
}

const memberIn = (text: string): string => {
  const session: { member?: { profileId?: string } } = JSON.parse(text)
  return session.member?.profileId ?? ''
}

interface Wish {
  readonly method: string
  readonly cookie: string
  readonly body?: unknown
}

function ask(agent: http.Agent, url: string, { method, cookie, body }: Wish) {
  const began = performance.now()
  return new Promise<{ status: number; text: string; milliseconds: number }>((done, failed) => {
    const type = body === undefined ? {} : { 'content-type': 'application/json' }
    const request = http.request(url, { agent, method, headers: { cookie, ...type } }, response => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => {
        text += chunk
      })
      response.on('end', () =>
        done({ status: response.statusCode ?? 0, text, milliseconds: performance.now() - began }),
      )
    })
    request.on('error', failed)
    request.end(body === undefined ? undefined : JSON.stringify(body))
  })
}

/** An open page: says when it hears of the market next. */
function listen(url: string, cookie: string) {
  return new Promise<{ next: () => Promise<number | undefined>; end: () => void }>((opened, failed) => {
    let hear: ((moment: number) => void) | undefined
    const request = http.get(url, { headers: { cookie }, agent: false }, response => {
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => {
        if (chunk.includes('market')) hear?.(performance.now())
      })
      response.on('error', () => {})
      opened({
        next: () =>
          new Promise(done => {
            hear = done
            setTimeout(() => done(undefined), patience).unref()
          }),
        end: () => request.destroy(),
      })
    })
    request.on('error', failed)
  })
}
