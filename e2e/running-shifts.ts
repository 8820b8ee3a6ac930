import pg from 'pg'
import { newId } from '#kit/id.ts'
import { sqlNow } from './kept.ts'

interface Part {
  readonly email: string
  readonly shiftId: 'early' | 'late'
  readonly seat: number
  /** Minutes from now. */
  readonly from: number
  readonly until: number
}

export interface RunningShifts {
  readonly groupName: string
  readonly ids: readonly string[]
  /** Time passes for one of them: its start lies so many minutes back. */
  begunBefore(id: string, minutes: number): Promise<void>
  end(): Promise<void>
}

/** Makes the shifts of one group of the sample run now, with these members and no others. */
export async function runShifts(databaseUrl: string, parts: readonly Part[]): Promise<RunningShifts> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const now = sqlNow()
  const {
    rows: [group],
  } = await client.query(
    `select g.organization_id as "organizationId", g.id, g.name from creator_groups g
     join plan_weeks w on w.organization_id = g.organization_id and w.group_id = g.id and w.state = 'published'
     where w.week_start = date_trunc('week', ${now} at time zone 'Europe/Berlin')::date order by g.name limit 1`,
  )
  const near = `ends_at > ${now} - interval '2 days' and starts_at < ${now} + interval '2 days'`
  const emails = parts.map(({ email }) => email)
  const concerned = `(group_id = $1 or profile_id in (select id from profiles where email = any($2)))`
  for (const table of ['handovers', 'attendances', 'assignments']) {
    // one after the other: on one connection
    // oxlint-disable-next-line no-await-in-loop
    await client.query(`delete from ${table} where ${concerned} and ${near}`, [group.id, emails])
  }
  // no member is expected before the plan was published
  await client.query(`update plan_weeks set published_at = ${now} - interval '3 days' where group_id = $1`, [group.id])
  const ids = parts.map(newId)
  for (const [index, { email, shiftId, seat, from, until }] of parts.entries()) {
    // oxlint-disable-next-line no-await-in-loop
    await client.query(
      `insert into assignments (organization_id, id, group_id, date, shift_id, seat, profile_id, state, shift_name,
         start_time, end_time, starts_at, ends_at, assigned_at)
       select $1, $2, $3, ((${now} + $7 * interval '1 minute') at time zone 'Europe/Berlin')::date, $4, $5, p.id, 'confirmed', s.name,
         to_char((${now} + $7 * interval '1 minute') at time zone 'Europe/Berlin', 'HH24:MI'),
         to_char((${now} + $8 * interval '1 minute') at time zone 'Europe/Berlin', 'HH24:MI'),
         ${now} + $7 * interval '1 minute', ${now} + $8 * interval '1 minute', ${now} - interval '1 day'
       from profiles p join shifts s on s.organization_id = p.organization_id and s.id = $4
       where p.organization_id = $1 and p.email = $6`,
      [group.organizationId, ids[index], group.id, shiftId, seat, email, from, until],
    )
    // candidates are ranked for these times, not for those of the settings
    // oxlint-disable-next-line no-await-in-loop
    await client.query(
      `update shifts s set earlier_times = jsonb_build_array(jsonb_build_object('startTime', a.start_time,
         'endTime', a.end_time, 'belongsToPreviousDay', false, 'until', a.date + 1))
       from assignments a where a.id = $1 and s.organization_id = a.organization_id and s.id = a.shift_id`,
      [ids[index]],
    )
  }
  return {
    groupName: group.name,
    ids,
    async begunBefore(id, minutes) {
      const startsAt = `${sqlNow()} - $2 * interval '1 minute'`
      await client.query(`update assignments set starts_at = ${startsAt} where id = $1`, [id, minutes])
      await client.query(
        `update attendances set starts_at = ${startsAt}, due_at = ${startsAt}
         where assignment_id = $1`,
        [id, minutes],
      )
    },
    end: () => client.end(),
  }
}
