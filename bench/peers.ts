import pg from 'pg'
import { mondayOf } from '#kit/week.ts'
import { measureBeside, type Shot } from './load.ts'
import { startDirectus } from './peer-directus.ts'
import { isInstalled } from './peer-installation.ts'
import { startPostGraphile } from './peer-postgraphile.ts'
import type { Peer } from './peer.ts'
import { record } from './recording.ts'
import { isShort, sized } from './short.ts'
import { openStage, seconds, sizes, type Stage } from './stage.ts'

const starts = { PostGraphile: startPostGraphile, Directus: startDirectus } as const

const results = record('peers')
const stage = await openStage()
try {
  const week = { organizationId: stage.large.organizationId, monday: mondayOf(stage.firstWeek) }
  for (const [name, start] of Object.entries(starts)) {
    const databaseUrl = await cellsFor(stage, name.toLowerCase())
    if (isShort && !isInstalled(name.toLowerCase())) {
      console.log(`${name} is not installed and was not started: \`npm run bench peers\` installs it.`)
      continue
    }
    try {
      await compare(name, await start(databaseUrl, week))
    } catch (cause) {
      if (isShort) throw cause
      const why = cause instanceof Error ? cause.message : String(cause)
      console.log(`${name} was not measured: ${why}`)
      results.note(name, { why })
    }
  }
} finally {
  await stage.close()
}
results.save(stage.postgres)
process.exit()

/** In turn with ours, so that both have the same minute. */
async function compare(name: string, peer: Peer): Promise<void> {
  try {
    const cells = peer.count(await bodyOf(peer.shot))
    if (cells !== sizes.large * 7 * 3) throw new Error(`it answered ${cells} cells`)
    const ours = stage.get(stage.large.ownerCookie, `/availability/${stage.firstWeek}/team`)
    const { database } = stage.target
    const { ceiling, share, ...figures } = await measureBeside(
      [peer.shot, { server: peer.server.pid, database }],
      [ours, stage.target],
      Math.max(sized(5, 0), seconds),
    )
    results.note(name, { version: peer.version, ...figures, ours: ceiling })
    results.note('compared', { [`times${name}`]: 1 / share })
  } finally {
    await peer.server.stop()
  }
  await stage.beside(results, 'ours', stage.get(stage.large.ownerCookie, `/availability/${stage.firstWeek}/team`))
}

async function bodyOf({ url, method = 'GET', headers = {}, body }: Shot): Promise<string> {
  const answer = await fetch(String(url), {
    method,
    headers: { 'content-type': 'application/json', ...(typeof headers === 'function' ? headers(0) : headers) },
    ...(body === undefined ? {} : { body: String(body) }),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`it answered ${answer.status}: ${text.slice(0, 300)}`)
  return text
}

/** A database of its own on the same server, the cells as one would model them at first: a row each. */
async function cellsFor({ database, databaseUrl, superuserUrl, large }: Stage, name: string): Promise<string> {
  const url = new URL(databaseUrl)
  // the role that owns the databases may not create any
  const superuser = new pg.Client({ connectionString: superuserUrl })
  await superuser.connect()
  await superuser.query(`create database ${name} owner ${url.username}`)
  await superuser.end()
  url.pathname = `/${name}`
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  await client.query(`create table cells (id serial primary key, organization_id text not null, profile_id text not null,
    week_start date not null, date date not null, shift_id text not null, status text not null)`)
  const { rows } = await database.pool.query<{ id: string; week: string; cells: Record<string, string> }>(
    'select profile_id as id, week_start as week, cells from availability_weeks where organization_id = $1',
    [large.organizationId],
  )
  await client.query(
    `insert into cells (organization_id, profile_id, week_start, date, shift_id, status)
     select $1, line.id, line.week, line.week + n, shift.key,
       case substr(shift.value, n + 1, 1) when 'a' then 'available' when 'p' then 'preferred' else 'none' end
     from jsonb_to_recordset($2::jsonb) as line(id text, week date, cells jsonb), jsonb_each_text(line.cells) shift,
       generate_series(0, 6) n`,
    [large.organizationId, JSON.stringify(rows)],
  )
  await client.query('create index on cells (organization_id, week_start)')
  await client.query('vacuum analyze')
  await client.end()
  return url.href
}
