import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { permissionIds } from '#features/foundation/permissions/permissions.ts'
import { maxSeats } from '#features/planning/schedule/rules.ts'
import { addToMonth } from '#kit/month.ts'
import { addDays, monthOf } from '#kit/day.ts'
import { addWeeks, mondayOf } from '#kit/week.ts'
import { hashOf } from '#platform/server/token.ts'
import { serverProgram } from '../scripts/build.ts'
import { type Moment, type Read, reads } from './calls-table.ts'
import { insertErrands, insertGroups } from './groups.ts'
import { percentile } from './percentiles.ts'
import { freeSeats, insertPast, weeksBefore } from './past.ts'
import { run } from './processes.ts'
import { record } from './recording.ts'
import { measureScreens } from './screens.ts'
import { sized } from './short.ts'
import { openStage, type Stage } from './stage.ts'
import { measureWrites } from './writes.ts'

const { people, groups, weeksAhead } = sized(
  { people: 200, groups: 20, weeksAhead: 16 },
  { people: 20, groups: 2, weeksAhead: 3 },
)
/** Each may call ten times a second. */
const tokenCount = sized(60, 1)
const offerCount = sized(20, 5)
const everyOffer = sized(37, 5)
const readsAlone = sized(15, 1)
const runsEach = sized(2, 1)
/** Of the file that is imported. */
const lineCount = sized(500, 5)

/** `node bench/calls.ts market` measures those whose names say so, and keeps nothing. */
const [wanted] = process.argv.slice(2)
const isWanted = (name: string): boolean => wanted === undefined || name.includes(wanted)

const results = record('calls')
const stage = await openStage()
const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'staffel-calls-'))
try {
  const agency = await layAgency(stage)
  const tell = await openTelling(stage)
  for (const read of reads.filter(({ name }) => isWanted(name))) await measureRead(read, agency, tell)
  await tell.close()
  await measureWrites(stage, results, agency, isWanted)
  if (isWanted('at once')) await measureWholes(agency)
  if (isWanted('screens')) await measureScreens(stage, results)
} finally {
  await stage.close()
  fs.rmSync(scratch, { recursive: true, force: true })
}
if (wanted === undefined) results.save(stage.postgres)

type Agency = Awaited<ReturnType<typeof layAgency>>

async function layAgency(on: Stage) {
  const { firstWeek, server } = on
  const { pool } = on.database
  const agency = await on.insert(people, 10)
  const { organizationId, ownerCookie, chatterCookies } = agency
  await pool.query('delete from assignments where organization_id = $1', [organizationId])
  await pool.query('delete from creator_groups where organization_id = $1', [organizationId])
  const monday = mondayOf(firstWeek)
  const month = addToMonth(monthOf(monday), -1)
  const [groupId = ''] = await insertGroups(pool, {
    organizationId,
    groups,
    seats: 2,
    people,
    from: addDays(monday, -7 * weeksBefore),
    days: 7 * (weeksBefore + weeksAhead),
  })
  await pool.query('update creator_groups set chatter_count = 3 where organization_id = $1', [organizationId])
  await insertErrands(pool, organizationId, monday)
  await insertPast(pool, organizationId, month)
  const tokens = Array.from({ length: tokenCount }, () => `stf_${randomBytes(32).toString('base64url')}`)
  await pool.query(
    `insert into api_tokens (organization_id, id, profile_id, belongs_to_organization, token_hash, name, scopes, created_at)
     select $1, left(hash, 12), p.id, true, hash, 'Bench', $3, now()
     from unnest($2::text[]) hash, profiles p where p.organization_id = $1 and p.role = 'owner'`,
    [organizationId, tokens.map(hashOf), permissionIds],
  )
  const call = caller(server.url)
  await call('PATCH', '/market/settings', ownerCookie, { approvalPolicy: 'all', alarmHours: [] })
  const free = await freeSeats(pool, { organizationId, from: monday, groups })
  // not all of one day
  const offers = free.filter((_, at) => at % everyOffer === 0).slice(0, offerCount)
  for (const { groupId: of, date, shiftId } of offers) {
    const gap = { groupId: of, date, shiftId, seat: 3, to: null, note: '', applyUntil: null, waves: null }
    await call('POST', '/market/open-seats', ownerCookie, gap)
  }
  for (const [index, cookie] of chatterCookies.slice(0, 5).entries()) {
    const { open }: { open: { id: string }[] } = await call('GET', '/me/market', cookie)
    const offer = open[index % open.length]
    if (offer) await call('POST', `/market/offers/${offer.id}/take`, cookie, {})
  }
  await pool.query('vacuum analyze')
  const moment: Moment = { week: firstWeek, monday, month, groupId }
  return { ...agency, moment, tokens, seats: free.filter(seat => !offers.includes(seat)) }
}

function caller(url: string) {
  return async (method: string, at: string, cookie: string, body?: unknown) => {
    const answer = await fetch(`${url}/api/v1${at}`, {
      method,
      headers: { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${method} ${at} answered ${answer.status}: ${(await answer.text()).slice(0, 300)}`)
    const isJson = answer.headers.get('content-type')?.includes('json')
    return isJson ? answer.json() : answer.arrayBuffer()
  }
}

/** Says which statements a read takes. */
async function openTelling({ databaseUrl, secret }: Stage) {
  const file = path.join(scratch, 'statements')
  const server = await run(['--import', './bench/statements.ts', serverProgram], {
    DATABASE_URL: databaseUrl,
    SECRET: secret,
    DATA_DIR: path.join(scratch, 'app'),
    PORT: '0',
    ROLE: 'web',
    STATEMENTS: file,
  })
  return {
    async statementsOf(at: string, headers: Readonly<Record<string, string>>): Promise<readonly string[]> {
      fs.writeFileSync(file, '')
      const answer = await fetch(`${server.url}/api/v1${at}`, { headers })
      if (!answer.ok) throw new Error(`${at} answered ${answer.status}: ${(await answer.text()).slice(0, 300)}`)
      await answer.arrayBuffer()
      return fs.readFileSync(file, 'utf8').trim().split('\n')
    },
    close: () => server.stop(),
  }
}

type Telling = Awaited<ReturnType<typeof openTelling>>

async function measureRead(
  { name, isShared, by, path: pathOf, compressed }: Read,
  agency: Agency,
  tell: Telling,
): Promise<void> {
  const { ownerCookie, chatterCookies, tokens, moment } = agency
  const at = pathOf(moment)
  const cookies = {
    owner: ownerCookie,
    'other owner': stage.planned.ownerCookie,
    chatter: chatterCookies[0] ?? '',
  }
  const headersOf = (n: number) =>
    by === 'token' ? { authorization: `Bearer ${tokens[n % tokens.length]}` } : { cookie: cookies[by] }
  const statements = await tell.statementsOf(at, headersOf(0))
  await fetch(`${stage.bare.url}/ask`, { method: 'PUT', body: `[${statements.join(',')}]` })
  const url = `${stage.server.url}/api/v1${at}`
  await stage.beside(results, name, { url, headers: headersOf }, '/asked')
  // but for the opening and the commit
  results.note(name, { statements: statements.length - 2 })
  if (isShared) results.note(name, { alone: await timeAlone(url, headersOf(0)) })
  if (compressed === undefined) return
  const answer = await fetch(url, { headers: headersOf(0) })
  results.note(name, { compressed: gzipSync(await answer.arrayBuffer()).length })
}

/** Of an answer that ten readers share: how long it takes when nobody else asks, and something has been written since. */
async function timeAlone(url: string, headers: Readonly<Record<string, string>>): Promise<number> {
  const times: number[] = []
  for (let n = 0; n < readsAlone; n++) {
    await stage.database.pool.query('select pg_current_xact_id()')
    const began = performance.now()
    await (await fetch(url, { headers })).arrayBuffer()
    times.push(performance.now() - began)
  }
  return percentile(times, 0.5)
}

/** What is made for a whole agency, alone: the slower of two runs. */
async function measureWholes({ ownerCookie, chatterCookies, moment: { week, month } }: Agency): Promise<void> {
  const call = caller(stage.server.url)
  const lines = (run: number) =>
    Array.from({ length: lineCount }, (_, n) => ({
      line: n + 2,
      name: `Neu ${n}`,
      email: `neu-${run}-${n}@bench.test`,
    }))
  const planned: readonly { id: string }[] = await call('GET', '/creator-groups', ownerCookie)
  const groupIds = planned.map(({ id }) => id)
  // of a run its own four weeks, in which nobody sits
  const targetsOf = (run: number) => [0, 1, 2, 3].map(n => addWeeks(week, weeksAhead + 4 * run + n))
  const copied: { seats: Record<string, unknown>[] }[] = []
  const wholes: Readonly<Record<string, (run: number) => Promise<unknown>>> = {
    copied: async run => {
      const wish = { groupIds, from: week, to: targetsOf(run), reason: 'geht' }
      copied[run] = await call('POST', '/agency-week/copy', ownerCookie, wish)
    },
    takenBack: async run => {
      const seats = copied[run]?.seats.map(({ reason: _, ...seat }) => seat) ?? []
      results.note('at once', { seats: seats.length })
      // as the web app does: a copy may have more seats than one call may free
      const each = Math.ceil(seats.length / Math.ceil(seats.length / maxSeats))
      for (let from = 0; from < seats.length; from += each) {
        const part = seats.slice(from, from + each)
        await call('POST', '/agency-week/seats/unassign', ownerCookie, { seats: part, asBefore: true })
      }
    },
    timesheets: () => call('GET', `/timesheets/${month}`, ownerCookie),
    pay: () => call('GET', `/pay/${month}`, ownerCookie),
    payXlsx: () => call('POST', '/pay/exports/xlsx', ownerCookie, { month }),
    statements: () => call('POST', '/pay/exports/pdf', ownerCookie, { month, profileId: null }),
    ownStatement: async () => {
      const { member }: { member: { profileId: string } } = await call('GET', '/session', chatterCookies[0] ?? '')
      return call('POST', '/pay/exports/pdf', chatterCookies[0] ?? '', { month, profileId: member.profileId })
    },
    checked: run => call('POST', '/imports/check', ownerCookie, { lines: lines(run) }),
    sent: run => call('POST', '/imports', ownerCookie, { fileName: 'Neue.xlsx', lines: lines(run) }),
  }
  for (const [name, whole] of Object.entries(wholes)) {
    const times: number[] = []
    for (let run = 0; run < runsEach; run++) {
      const began = performance.now()
      await whole(run)
      times.push(performance.now() - began)
    }
    results.note('at once', { [name]: Math.max(...times) })
  }
}
