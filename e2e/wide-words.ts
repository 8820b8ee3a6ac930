import pg from 'pg'
import { spoil } from '#test/security/spoil.ts'
import { sqlNow } from './kept.ts'

/** Markup with at most 48 letters stays whole, and the rest of 80 is a word that is longer than its line. */
const wide = (column: string) => `rpad(left(${column}, 48), 80, 'mw')`

/** Columns of names, titles and notes, and of their copies in notifications, the log and files. */
const columns: Readonly<Record<string, readonly string[]>> = {
  organizations: ['name'],
  profiles: ['full_name'],
  organization_contact_persons: ['name', 'role'],
  creators: ['name', 'description', 'notes'],
  creator_groups: ['name', 'description'],
  shifts: ['name'],
  assignments: ['shift_name', 'override_reason', 'decline_reason'],
  user_todos: ['text', 'notes'],
  vacation_requests: ['reason', 'admin_response'],
  scoreboard_uploads: ['file_name'],
  scoreboard_rewards: ['title', 'reward_text', 'description'],
}

const keys = ['name', 'assigner', 'responder', 'text', 'reason', 'response', 'groupName']

/** What the server validates when it answers: it would refuse markup there, and the screens would show nothing but an error. */
const refused = /^update (?:scoreboard_rewards|organizations) set/

/** Fills every name, title and note of an agency with markup and similar texts, which end in words that do not break. */
export async function fillWithWords(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await spoil({
    query: (text, values = []) => (refused.test(text) ? client.query('select') : client.query(text, [...values])),
  })
  for (const [table, names] of Object.entries(columns)) {
    await client.query(`update ${table} set ${names.map(name => `${name} = ${wide(name)}`).join(', ')}`)
  }
  await client.query(
    `update organization_contact_persons set email = left(${wide('email')}, 60) || '@example.test', phone = '${'1'.repeat(30)}'`,
  )
  await client.query(
    `update creators set tags = array[${wide('name')}], contact_email = left(${wide('name')}, 60) || '@example.test'`,
  )
  await client.query("update creator_links set url = url || '/' || repeat('mw', 60) where sort_order > 0")
  await client.query('update users set name = p.full_name from profiles p where p.id = users.id')
  await client.query(
    `update organizations set settings = jsonb_set(settings, '{discord,server_name}', to_jsonb(${wide("'Backstage'")}))`,
  )
  await client.query(`insert into seat_notes (organization_id, group_id, date, shift_id, seat, note)
    select organization_id, group_id, date, shift_id, seat, ${wide("'Notiz'")} from assignments where state <> 'declined'`)
  await client.query(`update availability_weeks set notes = '{}'`)
  for (const key of keys) {
    await client.query(
      `update notifications set parameters = parameters || jsonb_build_object('${key}', ${wide(`parameters ->> '${key}'`)}) where parameters ->> '${key}' <> ''`,
    )
  }
  await client.query(`insert into audit_entries (organization_id, id, at, actor_id, kind, change)
    select organization_id, 'wide00000001', ${sqlNow()}, id, 'team.renamed', jsonb_build_object('from', full_name, 'to', full_name) from profiles where role = 'owner'`)
  await client.query(`insert into mails (id, on_behalf_of, to_address, subject, text, html, created_at, dead_at, last_error)
    select 'wide00000001', organization_id, ${wide("'weg'")} || '@example.test', ${wide("'Betreff'")}, '', '', ${sqlNow()}, ${sqlNow()}, ${wide("'Fehler'")} from profiles where role = 'owner'`)
  await client.query(`insert into passkeys (id, name, public_key, user_id, credential_id, counter, device_type, backed_up, created_at)
    select id, ${wide("'Schlüssel'")}, 'x', id, id, 0, 'singleDevice', false, ${sqlNow()} from users`)
  await client.query(`insert into organization_platforms (organization_id, kind, platform_key, platform_name, display_order, is_custom)
    select id, kind, 'wide', ${wide("'Portal'")}, 0, true from organizations, unnest(array['creator', 'social']) kind`)
  await client.end()
}
