import pg from 'pg'
import type { Day } from '#kit/day.ts'

export interface Many {
  readonly organizations: number
  /** Of each. */
  readonly people: number
  readonly weeks: number
  readonly from: Day
}

const groups = 4
const atATime = 25

/**
 * That many agencies, made by PostgreSQL itself: everybody has filled every week, and four groups have a seat in three
 * shifts a day. Foreign keys are not checked meanwhile, which needs a superuser; the indexes are.
 */
export async function insertMany(superuserUrl: string, many: Many, report: (line: string) => void): Promise<void> {
  const client = new pg.Client({ connectionString: superuserUrl })
  await client.connect()
  await client.query("set synchronous_commit = off; set session_replication_role = 'replica'")
  for (let first = 0; first < many.organizations; first += atATime) {
    const last = Math.min(first + atATime, many.organizations)
    for (const statement of statements) {
      // each statement takes those that it names
      const all = [first, last - 1, many.people, many.weeks, many.from, groups]
      const used = Math.max(...[...statement.matchAll(/\$(\d)/g)].map(([, place]) => Number(place)))
      await client.query(statement, all.slice(0, used))
    }
    if (last % 100 === 0 || last === many.organizations) report(`${last} of ${many.organizations} agencies`)
  }
  report('vacuum analyze')
  await client.query('vacuum analyze')
  await client.query('checkpoint')
  await client.end()
}

const organization = "'M' || lpad(o::text, 11, '0')"
const person = "'P' || lpad(o::text, 5, '0') || lpad(p::text, 6, '0')"
const email = `lower(${person}) || '@many.test'`
const theirs = 'generate_series($1::int, $2::int) o'
const people = `${theirs}, generate_series(1, $3::int) p`
const given = 'cross join (select $3::int as people, $4::int as weeks, $5::date as start) given'

const statements = [
  `insert into organizations (id, name, time_zone, settings, created_at)
   select ${organization}, 'Agentur ' || o, 'Europe/Berlin', (select settings from organizations where id not like 'M%' limit 1), now()
   from ${theirs}`,
  `insert into role_permissions_templates
   select (jsonb_populate_record(t, jsonb_build_object('organization_id', ${organization}))).*
   from role_permissions_templates t, ${theirs}
   where t.organization_id = (select id from organizations where id not like 'M%' limit 1)`,
  `insert into shifts
   select (jsonb_populate_record(s, jsonb_build_object('organization_id', ${organization}))).*
   from shifts s, ${theirs}
   where s.id in ('early', 'late', 'night') and s.organization_id = (select id from organizations where id not like 'M%' limit 1)`,
  `insert into users (id, name, email, email_verified, created_at, updated_at)
   select ${person}, 'Person ' || p, ${email}, true, now(), now() from ${people}`,
  `insert into profiles (organization_id, id, role, full_name, email, language, created_at)
   select ${organization}, ${person}, case p when 1 then 'owner' else 'chatter' end, 'Person ' || p, ${email}, 'de', now()
   from ${people}`,
  `insert into creator_groups (organization_id, id, name, color, chatter_count, created_at, updated_at)
   select ${organization}, 'group' || lpad(g::text, 7, '0'), 'Gruppe ' || g, 'blue', 1, now(), now()
   from ${theirs}, generate_series(1, ${groups}) g`,
  `insert into plan_weeks (organization_id, group_id, week_start, state)
   select ${organization}, 'group' || lpad(g::text, 7, '0'), start + 7 * w, 'published'
   from ${theirs}, generate_series(1, ${groups}) g ${given}, generate_series(0, weeks - 1) w`,
  `insert into availability_weeks (organization_id, week_start, profile_id, cells, notes, updated_at)
   select ${organization}, start + 7 * w, ${person},
     '{"early": "aapa.a.", "late": ".paaapa", "night": "a.a.p.a"}', '{}', now()
   from ${theirs} ${given}, generate_series(0, weeks - 1) w, generate_series(1, people) p`,
  // day by day the next twelve people
  `insert into assignments (organization_id, id, group_id, date, shift_id, seat, profile_id, state, shift_name,
     start_time, end_time, starts_at, ends_at, assigned_at)
   select ${organization}, 'A' || lpad((d * 100 + g * 10 + s.place)::text, 11, '0'), 'group' || lpad(g::text, 7, '0'), start + d, s.id, 1,
     'P' || lpad(o::text, 5, '0') || lpad((1 + (d * 12 + g * 3 + s.place) % people)::text, 6, '0'),
     'assigned', s.id, s.from_time, s.to_time,
     (start + d + s.from_time::time) at time zone 'Europe/Berlin',
     (start + d + s.from_time::time) at time zone 'Europe/Berlin' + interval '6 hours', now()
   from ${theirs} ${given}, generate_series(0, weeks * 7 - 1) d, generate_series(1, ${groups}) g,
     (values ('early', '08:00', '16:00', 0), ('late', '16:00', '02:00', 1), ('night', '02:00', '08:00', 2))
       as s(id, from_time, to_time, place)`,
  `insert into notifications (organization_id, id, recipient_id, kind, parameters, created_at, read_at, fanned_out_at)
   select ${organization}, 'N' || lpad((p * 10 + n)::text, 11, '0'), ${person}, 'shift_reminder', '{}',
     now() - n * interval '1 day', case when n > 2 then now() end, now()
   from ${people}, generate_series(1, 5) n`,
  `insert into audit_entries (organization_id, id, at, actor_id, kind, target, change)
   select ${organization}, 'E' || lpad((p * 10 + n)::text, 11, '0'), now() - n * interval '1 hour', ${person},
     'availability.changedForAnother', ${person}, '{}'
   from ${people}, generate_series(1, 5) n`,
]
