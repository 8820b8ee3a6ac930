import { startEmbeddedPostgres } from '#platform/server/embedded-postgres.ts'
import { newId } from '#kit/id.ts'
import { serverProgram } from '../scripts/build.ts'
import { run, type Running } from '../bench/processes.ts'
import type { ProofContext } from './ground.ts'
import { databaseProcesses, killAll } from './killing.ts'
import { isReady, pause, shareOf, tryToAsk } from './requests.ts'
import { query } from './sql.ts'
import { agencyIn, envOf, whoIs } from './staffel.ts'

/** Of each person, one after the other in the next minutes: into all of them one can check in at once. */
const shiftsEach = 30

interface Part {
  readonly id: string
  readonly cookie: string
}

/** What was answered with a yes. */
interface Ledger {
  readonly in: Set<string>
  readonly out: Set<string>
  readonly handedOver: Set<string>
  errors: number
}

/**
 * Check-ins, check-outs and handovers while app and database are killed: what was acknowledged is there, once, with its
 * entry in the audit log, and nothing is there by half.
 */
export async function duty(ground: ProofContext): Promise<void> {
  const folder = ground.folder()
  let server: Running | undefined
  ground.after(async () => {
    const pids = databaseProcesses(folder)
    await server?.stop('SIGKILL')
    killAll(pids)
  })
  const restarts: number[] = []
  const start = async () => {
    const began = performance.now()
    const started = await run([serverProgram], envOf(folder))
    while (!(await isReady(started.url))) await pause(10)
    restarts.push((performance.now() - began) / 1000)
    server = started
    return started
  }
  const first = await start()
  restarts.length = 0
  const url = async () => (await startEmbeddedPostgres({ folder })).url
  const agency = await agencyIn(await url(), 30)
  const { organizationId, groupId } = agency
  await query(
    await url(),
    `update organizations set settings = settings || jsonb_build_object('attendance',
       jsonb_build_object('since', '2020-01-01T00:00:00Z', 'lateMinutes', 5, 'missingMinutes', 10)) where id = $1`,
    [organizationId],
  )
  const people: { id: string; cookie: string }[] = []
  for (const cookie of agency.chatterCookies) people.push({ id: await whoIs(first.url, cookie), cookie })
  const ledger: Ledger = { in: new Set(), out: new Set(), handedOver: new Set(), errors: 0 }
  const victims = ground.isShort ? (['database'] as const) : (['app', 'database', 'both'] as const)
  const rounds = ground.isShort ? 1 : Number(process.env['PROVE_DUTY'] ?? 30)
  const kills = { app: 0, database: 0, both: 0 }
  for (let round = 0; round < rounds; round++) {
    const victim = victims[round % victims.length] ?? 'app'
    kills[victim] += 1
    const running = server ?? first
    const parts = await layShifts(await url(), organizationId, groupId, people)
    const before = ledger.out.size
    const work = people.map(({ cookie }) =>
      workUntilGone(
        running.url,
        parts.filter(part => part.cookie === cookie),
        ledger,
      ),
    )
    await pause(60 + Math.random() * 500)
    // a slow machine gets the time for a whole shift: a check-in, a handover and a check-out
    for (const end = Date.now() + 20_000; ledger.out.size === before && Date.now() < end; ) await pause(5)
    const database = victim === 'app' ? [] : databaseProcesses(folder)
    killAll(victim === 'database' ? database : [running.pid, ...database])
    // one whose database is gone ends by itself
    await running.ended
    await Promise.all(work)
    await start()
  }
  for (const [victim, count] of Object.entries(kills)) ground.note(`kills of ${victim}`, count)
  ground.note('s to ready p50', shareOf(restarts, 0.5))
  await judge(ground, await url(), ledger)
}

/** Short shifts one after the other from two minutes on, on seats that nobody else has. */
async function layShifts(
  url: string,
  organizationId: string,
  groupId: string,
  people: readonly { readonly id: string; readonly cookie: string }[],
): Promise<Part[]> {
  await query(url, `delete from assignments where organization_id = $1 and starts_at < now() + interval '1 hour'`, [
    organizationId,
  ])
  const parts = people.flatMap(({ id: profileId, cookie }, person) =>
    Array.from({ length: shiftsEach }, (_, index) => ({ id: newId(), profileId, cookie, person, index })),
  )
  // no plan has so many seats at one time: they stand on days of their own
  await query(
    url,
    `insert into assignments (organization_id, id, group_id, date, shift_id, seat, profile_id, state, shift_name, start_time,
       end_time, starts_at, ends_at, assigned_at)
     select $1, p.id, $2, '2020-01-01'::date + p.day, 'early', 1, p."profileId", 'confirmed', 'Früh', '08:00', '16:00',
       now() + interval '2 minutes' + p.index * interval '20 seconds',
       now() + interval '2 minutes' + (p.index + 1) * interval '20 seconds', now()
     from jsonb_to_recordset($3) as p (id text, day int, "profileId" text, index int)`,
    [organizationId, groupId, JSON.stringify(parts.map((part, day) => ({ ...part, day })))],
  )
  return parts
}

const words = { customs: 'Lisa', promises: '', vips: '', problems: '', todos: '' }

/** Comes, hands over and goes, on one shift after the other, until nobody answers. */
async function workUntilGone(url: string, parts: readonly Part[], ledger: Ledger): Promise<void> {
  for (const { id, cookie } of parts) {
    const steps = [
      { kept: ledger.in, path: `/me/attendance/${id}/check-in`, method: 'POST', body: {} },
      { kept: ledger.handedOver, path: `/me/handovers/${id}`, method: 'PUT', body: { version: 0, ...words } },
      { kept: ledger.out, path: `/me/attendance/${id}/check-out`, method: 'POST', body: {} },
    ]
    for (const { kept, path, method, body } of steps) {
      const answer = await tryToAsk(`${url}/api/v1${path}`, { method, cookie, body, within: 5_000 })
      if (answer === undefined) return
      if (answer.status === 200) kept.add(id)
      // a database that is killed is no refusal, and the person is told so
      else if (answer.status < 500) ledger.errors += 1
      else return
    }
  }
}

async function judge(ground: ProofContext, url: string, ledger: Ledger): Promise<void> {
  const rows = await query<{ id: string; in: boolean; out: boolean; ins: number; outs: number }>(
    url,
    `select t.assignment_id as id, t.checked_in_at is not null as in, t.checked_out_at is not null as out,
       (select count(*)::int from audit_entries a where a.kind = 'attendance.checkedIn' and a.change ->> 'assignmentId' = t.assignment_id) as ins,
       (select count(*)::int from audit_entries a where a.kind = 'attendance.checkedOut' and a.change ->> 'assignmentId' = t.assignment_id) as outs
     from attendances t`,
  )
  const notes = await query<{ id: string; written: number }>(
    url,
    `select h.assignment_id as id, (select count(*)::int from audit_entries a where a.kind = 'handover.written'
       and a.change ->> 'assignmentId' = h.assignment_id) as written from handovers h`,
  )
  const has = (which: (row: (typeof rows)[number]) => boolean) => new Set(rows.filter(which).map(({ id }) => id))
  const [came, gone, written] = [has(row => row.in), has(row => row.out), new Set(notes.map(({ id }) => id))]
  const lost = [
    ...[...ledger.in].filter(id => !came.has(id)),
    ...[...ledger.out].filter(id => !gone.has(id)),
    ...[...ledger.handedOver].filter(id => !written.has(id)),
  ]
  // work can also end with the shift, which nobody writes down as a deed
  const half = [
    ...rows.filter(row => row.ins !== (row.in ? 1 : 0) || row.outs > (row.out ? 1 : 0)).map(({ id }) => id),
    ...notes.filter(note => note.written !== 1).map(({ id }) => id),
  ]
  ground.note('check-ins', ledger.in.size)
  ground.note('check-outs', ledger.out.size)
  ground.note('handovers', ledger.handedOver.size)
  ground.note('acknowledged and lost', lost.length)
  ground.note('half deeds or twice', half.length)
  ground.note('refused', ledger.errors)
  ground.must(ledger.in.size > 0 && ledger.out.size > 0 && ledger.handedOver.size > 0, 'hardly anything was written')
  ground.must(lost.length === 0, `lost: ${lost.slice(0, 5).join(', ')}`)
  ground.must(half.length === 0, `half or twice: ${half.slice(0, 5).join(', ')}`)
  ground.must(ledger.errors === 0, `${ledger.errors} were refused`)
}
