import { hashPassword } from '#features/accounts/server/passwords.ts'
import { todayIn } from '#kit/day.ts'
import { weekOf } from '#kit/week.ts'
import { openDatabase } from '#platform/server/database.ts'
import { insertAgency } from '../bench/agency.ts'
import { zone } from './people.ts'
import { password } from './staffel.ts'

export const large = { people: 500, groups: 50, seats: 2 }

/**
 * Five hundred people, fifty groups of two seats, four shifts a day, all seats taken over four months around today.
 * @returns the owner's cookie
 */
export async function insertLargeAgency(databaseUrl: string, secret: string): Promise<string> {
  const database = openDatabase(databaseUrl)
  const today = todayIn(zone, Temporal.Now.instant())
  const passwordHash = await hashPassword(password)
  const agency = await insertAgency(database, { people: large.people, firstWeek: weekOf(today), passwordHash, secret })
  const fill = (text: string, values: unknown[]) => database.pool.query(text, [agency.organizationId, ...values])
  await fill('delete from assignments where organization_id = $1', [])
  await fill('delete from creator_groups where organization_id = $1', [])
  await fill(
    `insert into shifts (organization_id, id, name, start_time, end_time, color, display_order)
     values ($1, 'between', 'Zwischen', '10:00', '18:00', 'teal', 3)`,
    [],
  )
  await fill(
    `insert into creator_groups (organization_id, id, name, color, chatter_count, created_at, updated_at)
     select $1, 'group-' || lpad(n::text, 2, '0'), 'Gruppe ' || lpad(n::text, 2, '0'),
       (array['yellow', 'blue', 'green', 'red', 'purple', 'orange'])[1 + n % 6], $3, now(), now()
     from generate_series(1, $2::int) n`,
    [large.groups, large.seats],
  )
  // each person once a day, another shift every day
  await fill(
    `with people as (
       select id, row_number() over (order by id) - 1 as at from profiles where organization_id = $1
     ), day as (
       select date::date, row_number() over () as at
       from generate_series(date_trunc('month', $2::date) - interval '1 month',
         date_trunc('month', $2::date) + interval '3 months', interval '1 day') date
     ), shift as (
       select s.*, row_number() over (order by display_order) - 1 as at from shifts s
       where organization_id = $1 and group_id is null
     ), seat as (
       select g.id as group_id, n as seat, (row_number() over (order by g.id, n) - 1) as at
       from creator_groups g, generate_series(1, $3::int) n where g.organization_id = $1
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
    [today, large.seats, zone, large.groups, large.people],
  )
  await database.pool.query('analyze')
  await database.close()
  return agency.ownerCookie
}
