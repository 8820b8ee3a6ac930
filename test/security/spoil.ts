import { naughty } from './naughty.ts'

interface Queries {
  readonly query: (text: string, values?: readonly unknown[]) => Promise<{ rows: Record<string, unknown>[] }>
}

/** What PostgreSQL can hold at all. */
const texts = Object.values(naughty).filter(text => !text.includes('\u0000') && text.isWellFormed())

/** Where people's words are kept. */
const columns: readonly (readonly [table: string, column: string])[] = [
  ['organizations', 'name'],
  ['users', 'name'],
  ['profiles', 'full_name'],
  ['creators', 'name'],
  ['creators', 'description'],
  ['creators', 'notes'],
  ['creator_links', 'url'],
  ['creator_groups', 'name'],
  ['creator_groups', 'description'],
  ['organization_contact_persons', 'name'],
  ['organization_contact_persons', 'role'],
  ['organization_contact_persons', 'phone'],
  ['organization_contact_persons', 'whatsapp'],
  ['organization_platforms', 'platform_name'],
  ['shifts', 'name'],
  ['assignments', 'shift_name'],
  ['assignments', 'override_reason'],
  ['assignments', 'decline_reason'],
  ['seat_notes', 'note'],
  ['user_todos', 'text'],
  ['user_todos', 'notes'],
  ['vacation_requests', 'reason'],
  ['vacation_requests', 'admin_response'],
  ['scoreboard_rewards', 'reward_text'],
  ['scoreboard_rewards', 'title'],
  ['scoreboard_rewards', 'description'],
  ['scoreboard_uploads', 'file_name'],
]

/** Writes naughty texts past every schema, as if all of them had failed: each row has another one. */
export async function spoil({ query }: Queries): Promise<void> {
  for (const [at, [table, column]] of columns.entries()) {
    await query(
      `update ${table} set ${column} = ($1::text[])[1 + ((place + $2) % $3)::int] from (
         select ctid as row, row_number() over () as place from ${table} where ${column} is not null
       ) places where ${table}.ctid = places.row`,
      [texts, at * 7, texts.length],
    )
  }
  await query("update creator_links set url = 'javascript:window.__struck=1' where sort_order = 0")
  await query('update creators set tags = $1', [texts.slice(0, 20)])
  await query(
    `update organizations set settings = settings || '{"discord": {"is_enabled": true, "server_name": "<img src=x onerror=window.__struck=1>", "invite_url": "javascript:window.__struck=1"}}'`,
  )
  const told = await query('select organization_id, id, parameters from notifications')
  for (const { organization_id, id, parameters } of told.rows) {
    await query('update notifications set parameters = $3 where organization_id = $1 and id = $2', [
      organization_id,
      id,
      JSON.stringify(spoiled(parameters)),
    ])
  }
}

/** The words in it; dates, ids and clocks stay. */
function spoiled(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map(one => spoiled(one, key))
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, spoiled(inner, name)]))
  }
  const isWords = /^(?:name|reason|text|groupName|shiftName|response|responder|assigner)$/.test(key)
  return isWords && typeof value === 'string' ? '<img src=x onerror="window.__struck=1">' : value
}
