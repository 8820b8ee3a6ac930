import type pg from 'pg'
import type { Day } from '#kit/day.ts'

export const weeksBefore = 12

/**
 * What an agency whose groups have been planned since `weeksBefore` leaves behind: who came and when, what shifts handed
 * over, what a month earned, how everybody is paid, and fifty notifications each.
 */
export async function insertPast(pool: pg.Pool, organizationId: string, month: string): Promise<void> {
  await pool.query(
    `update organizations set settings = settings || jsonb_build_object('attendance',
       jsonb_build_object('since', now() - interval '200 days', 'lateMinutes', 5, 'missingMinutes', 10)) where id = $1`,
    [organizationId],
  )
  for (const statement of statements) {
    await pool.query(statement, [organizationId, ...(statement.includes('$2') ? [month] : [])])
  }
}

/** `$1`: the organisation, `$2`: the month. */
const statements = [
  `insert into availability_weeks
   select (jsonb_populate_record(w, jsonb_build_object('week_start', w.week_start - back))).*
   from availability_weeks w, (values (56), (84)) b(back) where organization_id = $1 on conflict do nothing`,
  `insert into attendances (organization_id, assignment_id, group_id, group_name, date, shift_id, seat, profile_id,
     shift_name, start_time, end_time, starts_at, ends_at, due_at, late_since, checked_in_at, checked_out_at, ending)
   select a.organization_id, a.id, group_id, g.name, date, shift_id, seat, profile_id, shift_name, start_time, end_time,
     starts_at, ends_at, starts_at, case when seat = 1 and right(a.id, 1) = '7' then starts_at + interval '5 minutes' end, starts_at,
     case when ends_at < now() then ends_at end, case when ends_at < now() then 'shift' end
   from assignments a join creator_groups g on (g.organization_id, g.id) = (a.organization_id, a.group_id)
   where a.organization_id = $1 and a.state <> 'draft' and starts_at < now()`,
  `insert into handovers (organization_id, assignment_id, profile_id, group_id, group_name, date, shift_id, shift_name,
     start_time, end_time, starts_at, ends_at, customs, promises, vips, problems, todos, changed_at, search_text)
   select organization_id, assignment_id, profile_id, group_id, group_name, date, shift_id, shift_name, start_time, end_time,
     starts_at, ends_at, 'Lisa, Video, 60 €', 'Marco: Anruf', '', repeat('Das Konto lädt keine Bilder hoch. ', 6), '', ends_at,
     'lisa, video, 60 € marco: anruf ' || repeat('das konto ladt keine bilder hoch. ', 6)
   from attendances where organization_id = $1 and ends_at < now() and starts_at > now() - interval '90 days'`,
  `insert into scoreboard_uploads (organization_id, id, month, version, file_name, file_size, uploaded_by, uploaded_at, people, problems)
   select $1, 'upload000001', $2, 1, 'Oktober.xlsx', 20000, id, now(), 199, 0
   from profiles where organization_id = $1 and role = 'owner'`,
  `insert into scoreboard_figures (organization_id, upload_id, profile_id, currency, revenue, seconds)
   select $1, 'upload000001', id, 'EUR', 100000 + row_number() over (order by id) * 1000, 500000
   from profiles where organization_id = $1 and role = 'chatter'`,
  `insert into scoreboard_details (organization_id, upload_id, position, profile_id, currency, date, shift_id, shift, "group",
     creator, revenue, seconds)
   select $1, 'upload000001', row_number() over (), profile_id, 'EUR', date, shift_id, shift_name, group_name, '', 4000, 28800
   from attendances where organization_id = $1 and to_char(date, 'YYYY-MM') = $2`,
  `insert into scoreboard_months (organization_id, month, upload_id, version) values ($1, $2, 'upload000001', 1)`,
  `insert into pay_people (organization_id, profile_id, currency)
   select $1, id, 'EUR' from profiles where organization_id = $1 and role = 'chatter'`,
  `insert into pay_rates (organization_id, profile_id, from_day, currency, hourly, night, weekend, commission, set_by, set_at)
   select $1, profile_id, '2020-01-01', 'EUR', 1200, 2500, 1000, 500, profile_id, now() from pay_people where organization_id = $1`,
  `insert into pay_items (organization_id, id, profile_id, month, kind, currency, amount, reason, created_by, created_at)
   select $1, 'I' || lpad(row_number() over ()::text, 11, '0'), profile_id, $2, 'bonus', 'EUR', 5000, 'Vertretung', profile_id, now()
   from pay_people where organization_id = $1`,
  `insert into notifications (organization_id, id, recipient_id, kind, parameters, created_at, read_at, fanned_out_at)
   select $1, 'N' || lpad((at * 100 + n)::text, 11, '0'), id, 'shift_reminder',
     '{"date": "2026-11-20", "shiftName": "Früh", "startTime": "08:00", "endTime": "16:00", "groupName": "Gruppe 01", "hours": 24}',
     now() - n * interval '1 hour', case when n > 5 then now() end, now()
   from (select id, row_number() over (order by id) as at from profiles where organization_id = $1) p, generate_series(1, 50) n`,
]

export interface Free {
  readonly groupId: string
  readonly date: Day
  readonly shiftId: string
  readonly seat: number
  readonly profileId: string
}

/** A third seat for everybody who works nowhere on a day from `from` on, each seat and each day of a person once. */
export async function freeSeats(
  pool: pg.Pool,
  { organizationId, from, groups }: { organizationId: string; from: Day; groups: number },
): Promise<readonly Free[]> {
  const { rows } = await pool.query<Free>(
    `select g.id as "groupId", to_char(date, 'YYYY-MM-DD') as date, case when p.at < $3 then 'early' else 'between00000' end as "shiftId",
       3 as seat, p.id as "profileId"
     from (
       select d.date, p.id, row_number() over (partition by d.date order by p.id) - 1 as at
       from (select distinct date from assignments where organization_id = $1 and date >= $2) d, profiles p
       where p.organization_id = $1 and p.role = 'chatter' and not exists (
         select from assignments a where a.organization_id = $1 and a.date = d.date and a.profile_id = p.id)
     ) p
     join (select id, row_number() over (order by id) - 1 as at from creator_groups where organization_id = $1 and id like 'group0%') g
       on g.at = p.at % $3
     where p.at < 2 * $3 order by date, p.at`,
    [organizationId, from, groups],
  )
  return rows
}
