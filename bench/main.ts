import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { hashPassword } from '#features/accounts/server/passwords.ts'
import { todayIn } from '#kit/day.ts'
import { addWeeks, daysOfWeek, mondayOf, weekOf } from '#kit/week.ts'
import { openDatabase } from '#platform/server/database.ts'
import { startEmbeddedPostgres } from '#platform/server/embedded-postgres.ts'
import { migrate } from '#platform/server/migrate.ts'
import { insertAgency } from './agency.ts'
import { type Figures, measure } from './load.ts'
import { run } from './processes.ts'

const seconds = Number(process.env['BENCH_SECONDS'] ?? 3)
const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'staffel-bench-'))
fs.chmodSync(scratch, 0o755)
const results: Record<string, unknown> = {
  date: new Date().toISOString(),
  cpus: os.cpus().length,
  load: os.loadavg()[0],
}

const say = (line: string): void => console.log(line)
const round = (value: number): number => Math.round(value * 100) / 100

function report(name: string, figures: Figures, ceiling?: Figures): void {
  const ratio = ceiling ? figures.perSecond / ceiling.perSecond : undefined
  results[name] = { ...figures, ...(ratio === undefined ? {} : { ratio }) }
  say(
    [
      name.padEnd(34),
      `${figures.perSecond.toFixed(0).padStart(7)}/s`,
      `p50 ${figures.p50.toFixed(1).padStart(6)} ms`,
      `p99 ${figures.p99.toFixed(1).padStart(6)} ms`,
      `cpu ${figures.cpu.toFixed(2).padStart(6)} ms`,
      `${(figures.bytes / 1000).toFixed(1).padStart(6)} KB`,
      ratio === undefined ? '' : `${round(ratio * 100)} % of the ceiling`,
    ].join('  '),
  )
}

/** A first start creates the embedded database, a second finds it there. */
async function measureStarts(): Promise<void> {
  const env = { DATA_DIR: path.join(scratch, 'starts'), PORT: '0' }
  for (const name of ['start to ready, new database', 'start to ready, existing data']) {
    const server = await run(['src/app/server.ts'], env)
    results[name] = server.readyAfter
    say(`${name.padEnd(34)} ${(server.readyAfter / 1000).toFixed(2).padStart(7)} s`)
    await server.stop()
  }
}

async function measureRequests(): Promise<void> {
  const postgres = await startEmbeddedPostgres({ folder: path.join(scratch, 'postgres') })
  const secret = randomBytes(32).toString('base64url')
  const password = 'richtig-schwer'
  await migrate(postgres.url)
  const database = openDatabase(postgres.url)
  const firstWeek = addWeeks(weekOf(todayIn('Europe/Berlin', Temporal.Now.instant())), 1)
  const wish = { firstWeek, passwordHash: await hashPassword(password), secret }
  const large = await insertAgency(database, { ...wish, people: 500 })
  const [chatterCookie = ''] = large.chatterCookies
  const small = await insertAgency(database, { ...wish, people: 100 })
  await database.pool.query('analyze')

  const env = {
    DATABASE_URL: postgres.url,
    SECRET: secret,
    DATA_DIR: path.join(scratch, 'app'),
    PORT: '0',
    TRUSTED_PROXIES: '1',
  }
  const bare = await run(['bench/ceiling.ts', large.organizationId, mondayOf(firstWeek)], env)
  const server = await run(['src/app/server.ts'], env)
  try {
    const get = (cookie: string, at: string) => ({ url: `${server.url}/api/v1${at}`, headers: { cookie } })
    report('bare hello', await measure({ url: `${bare.url}/hello` }, bare.pid, seconds))
    const ceiling = await measure({ url: `${bare.url}/week` }, bare.pid, seconds)
    report('bare handler, same query', ceiling)
    report(
      'week of 500 people',
      await measure(get(large.ownerCookie, `/availability/${firstWeek}/team`), server.pid, seconds),
      ceiling,
    )
    report(
      'week of 100 people',
      await measure(get(small.ownerCookie, `/availability/${firstWeek}/team`), server.pid, seconds),
    )
    report("one's own week", await measure(get(chatterCookie, `/availability/${firstWeek}`), server.pid, seconds))
    report('dashboard, a chatter', await measure(get(chatterCookie, '/dashboard'), server.pid, seconds))
    report('dashboard, all widgets', await measure(get(large.ownerCookie, '/dashboard'), server.pid, seconds))
    report(
      'plan week',
      await measure(get(large.ownerCookie, `/schichtplan/${large.groupId}/${firstWeek}`), server.pid, seconds),
    )
    const from = mondayOf(firstWeek)
    for (const view of ['groups', 'chatters']) {
      report(
        `month overview, ${view}`,
        await measure(get(large.ownerCookie, `/schedule-overview/${view}?from=${from}&days=31`), server.pid, seconds),
      )
    }
    const days = daysOfWeek(firstWeek)
    const cell = {
      url: `${server.url}/api/v1/availability/${firstWeek}`,
      method: 'PUT',
      headers: (n: number) => ({ cookie: large.chatterCookies[n % large.chatterCookies.length] ?? '' }),
      body: (n: number) =>
        JSON.stringify({
          cells: [{ date: days[n % 7], shiftId: 'early', marking: n % 3 === 0 ? 'available' : 'none' }],
        }),
    }
    report('one cell written, ten people', await measure(cell, server.pid, seconds))
    const body = () => JSON.stringify({ email: large.chatterEmail, password })
    // each from an address of its own, or the limit of tries would answer
    const headers = (n: number) => ({ 'x-forwarded-for': `10.${(n >> 16) % 256}.${(n >> 8) % 256}.${n % 256}` })
    const signIn = { url: `${server.url}/api/v1/session`, method: 'POST', headers, body }
    report('sign-in', await measure(signIn, server.pid, seconds))
  } finally {
    await server.stop()
    await bare.stop()
    await database.close()
    await postgres.stop()
  }
}

try {
  await measureStarts()
  await measureRequests()
  fs.writeFileSync('bench/results.json', `${JSON.stringify(results, null, 2)}\n`)
  say('Written to bench/results.json')
} finally {
  fs.rmSync(scratch, { recursive: true, force: true })
}
