import type pg from 'pg'
import { mondayOf } from '#kit/week.ts'
import type { Agency } from '../bench/agency.ts'
import { firstWeek } from './staffel.ts'
import { type Ledger, seatWeek } from './writers.ts'

/** Of acknowledged writes, those that are not there. Notices what was kept of the requests without an answer. */
export async function lostOf(client: pg.Client, agency: Agency, ledger: Ledger): Promise<string[]> {
  const lost: string[] = []
  const { rows: weeks } = await client.query<{ person: string; note: string }>(
    `select profile_id as person, notes->'early'->>'0' as note from availability_weeks
     where organization_id = $1 and week_start = $2`,
    [agency.organizationId, mondayOf(firstWeek)],
  )
  for (const own of ledger.notes) {
    const kept = Number(weeks.find(({ person }) => person === own.profileId)?.note ?? 0)
    // the very last may have been kept without its answer having got through
    if (kept < own.acknowledged || kept > own.tried) lost.push(`note ${own.acknowledged}, there is ${kept}`)
    own.acknowledged = own.tried = kept
  }
  const missing = async (what: string, ids: Iterable<string>, statement: string) => {
    const { rows } = await client.query<{ id: string }>(
      `select id from unnest($2::text[]) as known(id) where not exists (${statement})`,
      [agency.organizationId, [...ids]],
    )
    lost.push(...rows.map(({ id }) => `${what} ${id}`))
  }
  await missing('todo', ledger.todos, 'select from user_todos t where t.organization_id = $1 and t.id = known.id')
  await missing(
    'seat',
    [...ledger.assigned].filter(id => !ledger.removed.has(id)).slice(0, -1),
    `select from audit_entries a where a.organization_id = $1 and a.kind = 'schedule.removed' and a.target = known.id
     union all select from assignments s where s.organization_id = $1 and s.id = known.id`,
  )
  await missing(
    'end of seat',
    ledger.removed,
    `select from audit_entries a where a.organization_id = $1 and a.kind = 'schedule.removed' and a.target = known.id`,
  )
  await missing(
    'published week',
    ledger.published,
    `select from plan_weeks w where w.organization_id = $1 and w.state = 'published'
      and to_char(w.week_start, 'IYYY-"W"IW') = known.id`,
  )
  return lost
}

/** Each deed writes into several tables: pairs of figures that have to be equal, whatever was killed when. */
const equalities: Readonly<Record<string, string>> = {
  'todos and who was told of them': `
    select (select count(*) from user_todos where organization_id = $1 and assigned_to <> assigned_by) as one,
      (select count(*) from notifications where organization_id = $1 and kind = 'todo_assigned') as other`,
  'seats and what was written down of them': `
    select (select count(*) from assignments s join plan_weeks w using (organization_id, group_id)
        where s.organization_id = $1 and s.date = w.week_start and w.week_start >= $3) as one,
      (select count(*) filter (where kind = 'schedule.assigned') - count(*) filter (where kind = 'schedule.removed')
        from audit_entries where organization_id = $1) as other`,
  'deeds on a seat and the version of its week': `
    select (select version from plan_weeks where organization_id = $1 and week_start = $3) as one,
      (select count(*) from audit_entries a
        where a.organization_id = $1 and (a.kind = 'schedule.removed'
          or a.kind = 'schedule.assigned' and a.change->>'date' = $3::text
          or a.kind = 'schedule.published' and a.change->>'week' = to_char($3::date, 'IYYY-"W"IW'))) as other`,
  'seats of published plans and who was told of them': `
    select (select count(*) filter (where kind = 'schedule.published' or change->>'published' = 'true')
        from audit_entries where organization_id = $1 and kind in ('schedule.published', 'schedule.assigned')) as one,
      (select count(*) from notifications where organization_id = $1 and kind = 'shift_assigned') as other`,
  'seats taken back and who was told of them': `
    select (select count(*) from audit_entries where organization_id = $1 and kind = 'schedule.removed') as one,
      (select count(*) from notifications where organization_id = $1 and kind = 'shift_removed') as other`,
  'published weeks and what was written down of them': `
    select (select count(*) from plan_weeks where organization_id = $1 and state = 'published' and week_start >= $3) as one,
      (select count(*) from audit_entries where organization_id = $1 and kind = 'schedule.published') as other`,
  'drafts in published weeks': `
    select (select count(*) from assignments s join plan_weeks w using (organization_id, group_id)
      where s.organization_id = $1 and s.date = w.week_start and w.state = 'published' and s.state = 'draft') as one, 0 as other`,
  'versions of weeks and their writes': `
    select (select coalesce(sum(version - 1), 0) from availability_weeks where organization_id = $1 and week_start = $2) as one,
      (select coalesce(sum((notes->'early'->>'0')::int), 0) from availability_weeks
        where organization_id = $1 and week_start = $2) as other`,
}

export async function halfDeedsIn(client: pg.Client, agency: Agency): Promise<string[]> {
  const half: string[] = []
  for (const [what, statement] of Object.entries(equalities)) {
    const values = [agency.organizationId, mondayOf(firstWeek), mondayOf(seatWeek)]
    // PostgreSQL wants to know the type of each parameter, also of one that a statement does without
    const known = `with given as (select $1::text as a, $2::date as b, $3::date as c) ${statement}`
    const { rows } = await client.query<{ one: unknown; other: unknown }>(known, values)
    const [row] = rows
    if (Number(row?.one) !== Number(row?.other)) half.push(`${what}: ${String(row?.one)} and ${String(row?.other)}`)
  }
  return half
}
