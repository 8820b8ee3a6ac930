import { sql } from 'drizzle-orm'
import type { Day } from '#kit/day.ts'
import { assignments } from '#features/planning/assignments/server/table.ts'
import type { Tx } from '#platform/server/database.ts'
import { findRules } from './gate.ts'
import { attendances } from './table.ts'

// an interface would not pass for a row
export type ShiftCounts = { readonly worked: number; readonly planned: number }

/** How many shifts of these days each person has worked, as `listWork` has it, and how many are still to come. */
export async function countShifts(
  tx: Tx,
  organizationId: string,
  [from, to]: readonly [Day, Day],
  now: Temporal.Instant,
): Promise<ReadonlyMap<string, ShiftCounts>> {
  const { since, pauses = [] } = await findRules(tx, organizationId)
  const at = sql`${now.toString()}::timestamptz`
  // before anybody checked in, and while it was switched off for a moment, what was planned was worked
  const spans = pauses.map(
    ({ from: start, until }) => sql`(a.starts_at >= ${start}::timestamptz and a.starts_at < ${until}::timestamptz)`,
  )
  const byPlan =
    since === null ? sql`true` : sql`(${sql.join([sql`a.starts_at < ${since}::timestamptz`, ...spans], sql` or `)})`
  const { rows } = await tx.execute<ShiftCounts & { profileId: string }>(sql`
    select coalesce(t.profile_id, a.profile_id) as "profileId",
      count(distinct coalesce(t.continues, t.assignment_id, a.id)) filter (where case
        when t.is_corrected then t.corrected_start is not null
        when t.basis = 'plan' then t.starts_at < ${at}
        when t.assignment_id is null then ${byPlan} and a.starts_at < ${at}
        else greatest(t.starts_at, t.checked_in_at) < least(${at}, t.ends_at, t.checked_out_at)
      end and (t.assignment_id is null or t.is_corrected or t.basis = 'plan' or t.checked_in_at is not null))::int as worked,
      count(*) filter (where a.starts_at >= ${at})::int as planned
    from (select * from ${attendances} where organization_id = ${organizationId} and date between ${from} and ${to}) t
    full join (select * from ${assignments} where organization_id = ${organizationId} and date between ${from} and ${to}
      and state in ('assigned', 'confirmed')) a on a.id = t.assignment_id
    group by 1`)
  return new Map(rows.map(({ profileId, ...counts }) => [profileId, counts]))
}
