import type pg from 'pg'
import type { Day } from '#kit/day.ts'

export interface Groups {
  readonly organizationId: string
  readonly groups: number
  /** Of each shift of each group. */
  readonly seats: number
  readonly people: number
  readonly from: Day
  readonly days: number
}

const zone = 'Europe/Berlin'

/**
 * A fourth shift, groups `group0000001` and so on beside those that are there, and all their seats taken over a span of days:
 * each person at most once a day, another shift every day.
 */
export async function insertGroups(pool: pg.Pool, wish: Groups): Promise<readonly string[]> {
  const { organizationId, groups, seats, people, from, days } = wish
  if (groups * seats * 4 > people) throw new Error('somebody would be in two places')
  await pool.query(
    `insert into shifts (organization_id, id, name, start_time, end_time, color, display_order)
     values ($1, 'between00000', 'Zwischen', '10:00', '18:00', 'teal', 3)`,
    [organizationId],
  )
  const { rows } = await pool.query<{ id: string }>(
    `insert into creator_groups (organization_id, id, name, color, chatter_count, created_at, updated_at)
     select $1, 'group' || lpad(n::text, 7, '0'), 'Gruppe ' || lpad(n::text, 2, '0'),
       (array['yellow', 'blue', 'green', 'red', 'purple', 'orange'])[1 + n % 6], $3, now(), now()
     from generate_series(1, $2::int) n returning id`,
    [organizationId, groups, seats],
  )
  await pool.query(
    `with people as (
       select id, row_number() over (order by id) - 1 as at from profiles where organization_id = $1
     ), day as (
       select $2::date + n as date, n + 1 as at from generate_series(0, $7::int - 1) n
     ), shift as (
       select s.*, row_number() over (order by display_order) - 1 as at from shifts s
       where organization_id = $1 and group_id is null
     ), seat as (
       select g.id as group_id, n as seat, (row_number() over (order by g.id, n) - 1) as at
       from creator_groups g, generate_series(1, $3::int) n where g.organization_id = $1 and g.id like 'group0%'
     )
     insert into assignments (organization_id, id, group_id, date, shift_id, seat, profile_id, state, shift_name,
       start_time, end_time, starts_at, ends_at, assigned_at)
     select $1, 'a' || row_number() over (), seat.group_id, day.date, shift.id, seat.seat, people.id,
       case when seat.at % 7 = 0 then 'draft' else 'assigned' end, shift.name, shift.start_time, shift.end_time,
       (day.date + shift.start_time::time) at time zone $4,
       (day.date + shift.end_time::time + case when shift.end_time <= shift.start_time then interval '1 day' else '0' end)
         at time zone $4, now()
     from day, shift, seat, people
     where people.at = (day.at * 37 + shift.at * $3::int * $5::int + seat.at) % $6::int`,
    [organizationId, from, seats, zone, groups, people, days],
  )
  await pool.query(
    `insert into plan_weeks (organization_id, group_id, week_start, state)
     select $1, id, date::date, 'published' from creator_groups,
       generate_series(date_trunc('week', $2::date), $2::date + $3::int, interval '7 days') date
     where organization_id = $1 and id like 'group0%'`,
    [organizationId, from, days],
  )
  return rows.map(({ id }) => id)
}

/** What a dashboard shows besides shifts: contacts, things to do, vacation asked for. */
export async function insertErrands(pool: pg.Pool, organizationId: string, monday: Day): Promise<void> {
  await pool.query(
    `insert into organization_contact_persons (organization_id, id, name, role, email, display_order)
     select $1, 'contact' || lpad(n::text, 5, '0'), 'Kontakt ' || n, 'Leitung', 'kontakt' || n || '@example.test', n
     from generate_series(1, 20) n`,
    [organizationId],
  )
  await pool.query(
    `insert into user_todos (organization_id, id, user_id, assigned_by, assigned_to, text, notes, priority, category, created_at)
     select $1, 'todo-' || id || '-' || n, id, id, id, 'Bilder sortieren', '', 'medium', 'work', now() - n * interval '1 hour'
     from (select id from profiles where organization_id = $1) person, generate_series(1, 5) n`,
    [organizationId],
  )
  await pool.query(
    `insert into vacation_requests (organization_id, id, profile_id, week_start, week_end, specific_dates, marked_cells,
       whole_days, requested_days, current_limit, status, reason, created_at, updated_at)
     select $1, id, id, $2::date, $2::date + 6, array[$2::date], '[]', '{}', 1, 7, 'pending', 'Familie', now(), now()
     from (select id from profiles where organization_id = $1 order by id limit 60) person`,
    [organizationId, monday],
  )
}
