import { sql } from 'drizzle-orm'
import { attendances } from '#features/work/attendance/server/table.ts'
import { marketOffers } from '#features/planning/market/server/table.ts'
import { assignments, planWeeks, reportedAbsences } from '#features/planning/assignments/server/table.ts'
import { mondayOfDate } from '#platform/server/columns.ts'
import type { Tx } from '#platform/server/database.ts'
import { type ReliabilityCounts, hoursBefore } from '../rules.ts'

interface ReliabilityFilter {
  readonly organizationId: string
  readonly from: Temporal.Instant
  readonly now: Temporal.Instant
  /** Left out: everybody. */
  readonly profileId?: string | undefined
}

/**
 * What is known of each person, in one statement over the shifts that began since `from`: those that somebody came to or
 * should have, those that somebody gave up on the last day, and those of others that somebody took and came to.
 */
export async function countReliability(
  tx: Tx,
  { organizationId, from, now, profileId }: ReliabilityFilter,
): Promise<ReadonlyMap<string, ReliabilityCounts>> {
  const since = sql`${from.toString()}::timestamptz`
  const until = sql`${now.toString()}::timestamptz`
  const day = sql.raw(`interval '${hoursBefore} hours'`)
  const of = (column: unknown) => (profileId === undefined ? sql`` : sql`and ${column} = ${profileId}`)
  // nobody can say yes or no before they could know
  const known = sql`greatest(a.assigned_at, coalesce(w.published_at, a.assigned_at))`
  const week = sql`left join ${planWeeks} w on w.organization_id = a.organization_id and w.group_id = a.group_id
      and w.week_start = ${mondayOfDate(sql`a.date`)}`
  const { rows } = await tx.execute<Record<keyof ReliabilityCounts, number> & { profileId: string }>(sql`
    with parts as (
      select t.profile_id, coalesce(t.continues, t.assignment_id) as shift, bool_or(t.late_since is not null) as is_late,
        bool_or(t.missing_since is not null) as is_missing, count(a.id) as to_confirm,
        count(*) filter (where a.state = 'confirmed' and coalesce(a.decided_at, a.assigned_at)
          <= greatest(a.starts_at - ${day}, least(${known} + ${day}, a.starts_at))) as confirmed_in_time
      from ${attendances} t
      left join ${assignments} a on a.organization_id = t.organization_id and a.id = t.assignment_id
        and a.state in ('assigned', 'confirmed')
        and a.date between (${since} - interval '2 days')::date and (${until} + interval '2 days')::date
      ${week}
      where t.organization_id = ${organizationId} and t.basis = 'taps' and t.starts_at >= ${since} and t.starts_at < ${until}
        and (t.checked_in_at is not null or t.missing_since is not null) ${of(sql`t.profile_id`)}
      group by t.profile_id, shift
    ), came as (
      select profile_id,
        count(*) filter (where not is_late)::int as punctual,
        count(*) filter (where is_late and not is_missing)::int as late,
        count(*) filter (where is_missing)::int as missing,
        sum(to_confirm)::int as to_confirm, sum(confirmed_in_time)::int as confirmed_in_time
      from parts group by profile_id
    ), declined as (
      select a.profile_id, count(*)::int as declined_late
      from ${assignments} a
      ${week}
      where a.organization_id = ${organizationId} and a.state = 'declined'
        and a.date >= (${since} - interval '2 days')::date
        and a.decided_at >= ${since} and a.decided_at > a.starts_at - ${day} and ${known} <= a.starts_at - ${day}
        and not exists (select from ${reportedAbsences} r where r.organization_id = a.organization_id
          and r.profile_id = a.profile_id and r.kind in ('illness', 'emergency')
          and r.starts_at <= a.starts_at and r.ends_at > a.starts_at
          and (r.ended_early_at is null or a.decided_at <= r.ended_early_at)) ${of(sql`a.profile_id`)}
      group by a.profile_id
    ), taken as (
      select profile_id, count(*)::int as taken_over from (
        select o.taken_by as profile_id, o.group_id, o.date, o.shift_id, o.seat from ${marketOffers} o
        where o.organization_id = ${organizationId} and o.state = 'done' and o.kind in ('give', 'gap')
          and o.starts_at >= ${since} and o.starts_at < ${until} ${of(sql`o.taken_by`)}
          and exists (select from ${attendances} t where t.organization_id = o.organization_id
            and t.profile_id = o.taken_by and t.date = o.date and t.group_id = o.group_id and t.shift_id = o.shift_id
            and t.seat = o.seat and t.checked_in_at is not null)
        union
        select t.covered_by, t.group_id, t.date, t.shift_id, t.seat from ${attendances} t
        where t.organization_id = ${organizationId} and t.covered_by is not null and t.missing_since is not null
          and t.starts_at >= ${since} and t.starts_at < ${until} ${of(sql`t.covered_by`)}
      ) as seats group by profile_id
    )
    select coalesce(c.profile_id, d.profile_id, k.profile_id) as "profileId", coalesce(punctual, 0) as punctual,
      coalesce(late, 0) as late, coalesce(missing, 0) as missing, coalesce(declined_late, 0) as "declinedLate",
      coalesce(confirmed_in_time, 0) as "confirmedInTime", coalesce(to_confirm, 0) as "toConfirm",
      coalesce(taken_over, 0) as "takenOver"
    from came c full join declined d on d.profile_id = c.profile_id
      full join taken k on k.profile_id = coalesce(c.profile_id, d.profile_id)`)
  return new Map(rows.map(({ profileId: id, ...counts }) => [id, counts]))
}
