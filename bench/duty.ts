import http from 'node:http'
import type pg from 'pg'
import { inHouse } from './house.ts'
import { median, percentile } from './percentiles.ts'
import { record } from './recording.ts'
import { sized } from './short.ts'

const people = sized(1_000, 16)
/** Milliseconds in which all of them check in. */
const minute = sized(60_000, 500)
/** Of those who lead, each with "On duty now" open: how often it is read anew. */
const everyMilliseconds = sized(1_000, 100)
const tries = sized(15, 1)

interface DutySeat {
  readonly assignmentId: string
  readonly profileId: string
}

/** Everybody has a seat that begins in ten minutes, eight on a group. */
async function layShifts(pool: pg.Pool, organizationId: string): Promise<DutySeat[]> {
  await pool.query(
    `update organizations set settings = settings || jsonb_build_object('attendance',
       jsonb_build_object('since', now() - interval '200 days', 'lateMinutes', 5, 'missingMinutes', 10)) where id = $1`,
    [organizationId],
  )
  await pool.query('delete from assignments where organization_id = $1', [organizationId])
  await pool.query(
    `insert into creator_groups (organization_id, id, name, color, chatter_count, created_at, updated_at)
     select $1, 'duty' || lpad(n::text, 8, '0'), 'Gruppe ' || n, 'blue', 8, now(), now() from generate_series(0, 124) n`,
    [organizationId],
  )
  const { rows } = await pool.query<DutySeat>(
    `insert into assignments (organization_id, id, group_id, date, shift_id, seat, profile_id, state, shift_name, start_time,
       end_time, starts_at, ends_at, assigned_at)
     select $1, 'now' || lpad(at::text, 9, '0'), 'duty' || lpad((at / 8)::text, 8, '0'), current_date, 'early', 1 + at % 8, id,
       'confirmed', 'Früh', '08:00', '16:00', now() + interval '10 minutes', now() + interval '8 hours', now() - interval '2 days'
     from (select id, row_number() over (order by id) - 1 as at from profiles where organization_id = $1 and role = 'chatter') p
     where at < 1000 returning id as "assignmentId", profile_id as "profileId"`,
    [organizationId],
  )
  return rows
}

/** Twelve weeks of four hundred shifts a day, most of them in time, and ninety days of handovers. */
async function layPast(pool: pg.Pool, organizationId: string): Promise<number> {
  const { rowCount } = await pool.query(
    `with p as (select id, row_number() over (order by id) - 1 as at from profiles where organization_id = $1 and role = 'chatter'),
     seat as (
       select 'd' || lpad(day::text, 3, '0') || lpad(p.at::text, 8, '0') as id, p.id as profile_id, p.at, day,
         'duty' || lpad((p.at / 8)::text, 8, '0') as group_id, current_date - day as date,
         date_trunc('day', now()) - day * interval '1 day' + interval '7 hours' as start
       from p, generate_series(1, 84) day where (p.at + day) % 5 < 2
     ), sat as (
       insert into assignments (organization_id, id, group_id, date, shift_id, seat, profile_id, state, shift_name, start_time,
         end_time, starts_at, ends_at, assigned_at, decided_at)
       select $1, id, group_id, date, 'early', 1 + at % 8, profile_id, 'confirmed', 'Früh', '08:00', '16:00', start,
         start + interval '8 hours', start - interval '5 days', start - (at % 40) * interval '1 hour' from seat
     )
     insert into attendances (organization_id, assignment_id, group_id, group_name, date, shift_id, seat, profile_id,
       shift_name, start_time, end_time, starts_at, ends_at, due_at, late_since, checked_in_at, checked_out_at, ending)
     select $1, id, group_id, 'Gruppe', date, 'early', 1 + at % 8, profile_id, 'Früh', '08:00', '16:00', start,
       start + interval '8 hours', start, case when at % 17 = day % 17 then start + interval '5 minutes' end, start,
       start + interval '8 hours', 'shift' from seat`,
    [organizationId],
  )
  await pool.query(
    `insert into handovers (organization_id, assignment_id, profile_id, group_id, group_name, date, shift_id, shift_name,
       start_time, end_time, starts_at, ends_at, customs, promises, vips, problems, todos, changed_at, search_text)
     select $1, 'h' || lpad((day * 1000 + at)::text, 11, '0'), id, 'duty' || lpad((at / 8)::text, 8, '0'), 'Gruppe', current_date - day,
       'early', 'Früh', '08:00', '16:00', now() - day * interval '1 day' - interval '8 hours', now() - day * interval '1 day',
       'Lisa, Video, 60 €, bis 22 Uhr, Nummer ' || at, 'Marco: Anruf', '', repeat('Das Konto lädt keine Bilder hoch. ', 6), '', now(),
       'gruppe lisa, video, 60 €, bis 22 uhr, nummer ' || at || ' marco: anruf ' || repeat('das konto ladt keine bilder hoch. ', 6)
     from (select id, row_number() over (order by id) - 1 as at from profiles where organization_id = $1 and role = 'chatter') p,
       generate_series(0, 89) day where at < 1000`,
    [organizationId],
  )
  await pool.query('vacuum analyze')
  return rowCount ?? 0
}

/** A thousand people check in within a minute, each with the page open; and what is read beside it. */
async function measureDuty(): Promise<void> {
  const results = record('duty')
  const postgres = await inHouse(
    async ({ server, database, here, postgres: version }) => {
      const { organizationId, ownerCookie, chatterCookies } = here
      const agent = new http.Agent({ keepAlive: true, maxSockets: Infinity })
      const ask = (method: string, path: string, cookie: string) =>
        call(agent, method, `${server.url}/api/v1${path}`, cookie)
      const read = async (path: string, cookie: string): Promise<number> => {
        const { status, text, milliseconds } = await ask('GET', path, cookie)
        if (status !== 200) throw new Error(`${path} answered ${status}: ${text.slice(0, 300)}`)
        return milliseconds
      }
      const spots = await layShifts(database.pool, organizationId)
      const shifts = await layPast(database.pool, organizationId)
      const cookieOf = new Map<string, string>()
      for (const cookie of chatterCookies) {
        const { text } = await ask('GET', '/session', cookie)
        const session: { member?: { profileId?: string } } = JSON.parse(text)
        cookieOf.set(session.member?.profileId ?? '', cookie)
      }
      const streams = await Promise.all(chatterCookies.map(cookie => listen(`${server.url}/api/events`, cookie)))
      const onDuty: number[] = []
      const watching = setInterval(() => {
        void read('/attendance', ownerCookie).then(milliseconds => onDuty.push(milliseconds))
      }, everyMilliseconds)
      const answers = await Promise.all(
        spots.map(async ({ assignmentId, profileId }, index) => {
          await new Promise(done => setTimeout(done, (index * minute) / people))
          return ask('POST', `/me/attendance/${assignmentId}/check-in`, cookieOf.get(profileId) ?? '')
        }),
      )
      clearInterval(watching)
      for (const end of streams) end()
      const times = answers.map(({ milliseconds }) => milliseconds)
      const acknowledged = answers.filter(({ status }) => status === 200).length
      if (acknowledged === 0) throw new Error(`no check-in was accepted: ${answers[0]?.text}`)
      const { rows } = await database.pool.query<{ kept: number }>(
        `select count(*)::int as kept from attendances t where organization_id = $1 and checked_in_at is not null
           and assignment_id like 'now%' and 1 = (select count(*) from audit_entries a where a.organization_id = $1
             and a.kind = 'attendance.checkedIn' and a.change ->> 'assignmentId' = t.assignment_id)`,
        [organizationId],
      )
      results.note('check-ins', {
        acknowledged,
        lost: acknowledged - (rows[0]?.kept ?? 0),
        p50: median(times),
        p99: percentile(times, 0.99),
        maximum: Math.max(...times),
        streams: streams.length,
        onDuty: percentile(onDuty, 0.99),
      })
      const timed = async (path: string, cookie: string): Promise<number> => {
        const taken: number[] = []
        for (let n = 0; n < tries; n++) taken.push(await read(path, cookie))
        return median(taken)
      }
      results.note('reliability', { p50: await timed('/reliability', ownerCookie), people, shifts })
      results.note('handovers', {
        notes: 90 * people,
        common: await timed('/handovers?search=video', ownerCookie),
        nowhere: await timed('/handovers?search=steht-nirgends', ownerCookie),
        own: await timed('/handovers', chatterCookies[0] ?? ''),
      })
      agent.destroy()
      return version
    },
    { people: people + 1, signedIn: people },
  )
  results.save(postgres)
}

function call(agent: http.Agent, method: string, url: string, cookie: string) {
  const began = performance.now()
  return new Promise<{ status: number; text: string; milliseconds: number }>((done, failed) => {
    const type = method === 'POST' ? { 'content-type': 'application/json' } : {}
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
    request.end(method === 'POST' ? '{}' : undefined)
  })
}

/** An open page. @returns how it is closed */
const listen = (url: string, cookie: string) =>
  new Promise<() => void>((opened, failed) => {
    const request = http.get(url, { headers: { cookie }, agent: false }, response => {
      response.on('error', () => {})
      response.resume()
      opened(() => request.destroy())
    })
    request.on('error', failed)
  })

if (import.meta.main) await measureDuty()
