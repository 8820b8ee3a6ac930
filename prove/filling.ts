import type pg from 'pg'
import { defaultSettings } from '#features/foundation/organizations/schema.ts'

interface Column {
  readonly name: string
  readonly type: string
  readonly isNullable: boolean
  /** The values that a check allows, where it is a list. */
  readonly allowed: readonly string[]
}

interface Reference {
  readonly to: string
  readonly columns: readonly string[]
  readonly theirs: readonly string[]
}

export interface Table {
  readonly name: string
  readonly columns: readonly Column[]
  readonly references: readonly Reference[]
}

type Row = Record<string, unknown>

const organizations = ['Nordlicht000', 'Suedwind0000']
const rowsEach = 3
const monday = '2031-03-03'
const on = (days: number) => Temporal.PlainDate.from(monday).add({ days }).toString()

/** What a type alone does not tell. `n` is the row's number in its table, over both organisations. */
const known: Readonly<Record<string, (n: number, organization: string) => unknown>> = {
  organization_id: (_, organization) => organization,
  email: n => `person${n}@example.test`,
  time_zone: () => 'Europe/Berlin',
  language: n => (n % 2 ? 'de' : 'en'),
  settings: () => JSON.stringify(defaultSettings('de')),
  start_time: () => '08:00',
  end_time: () => '16:00',
  // without a day there is no time
  due_time: () => null,
  answer: () => null,
  left_at: () => null,
  completed: () => false,
  month: n => `2031-${String(1 + (n % 12)).padStart(2, '0')}`,
  currency: () => 'EUR',
  type: () => 'cash',
  week_start: n => on(7 * n),
  week_end: n => on(7 * n + 6),
  specific_dates: n => `{${on(7 * n)}}`,
  requested_days: () => 1,
  start_date: n => on(n),
  end_date: n => on(n),
  starts_at: n => `${on(n)}T08:00Z`,
  ends_at: n => `${on(n)}T16:00Z`,
  requested_start: n => `${on(n)}T08:00Z`,
  requested_end: n => `${on(n)}T16:00Z`,
  corrected_start: () => null,
  corrected_end: () => null,
  max_vacation_days: n => n,
  is_locked: () => false,
  password_recovery_active: () => false,
  former_role: () => null,
  // a state says what else there is: the simplest that stands alone
  'market_offers.kind': () => 'gap',
  'market_offers.state': () => 'withdrawn',
  'pay_runs.closed_at': () => null,
}

function valueOf(table: string, { name, type, isNullable, allowed }: Column, n: number, organization: string): unknown {
  const ofTable = known[`${table}.${name}`]
  if (ofTable) return ofTable(n, organization)
  if (allowed.length > 0) return allowed[n % allowed.length]
  const own = known[name]?.(n, organization)
  if (own !== undefined && (own !== null || isNullable)) return own
  // what will once refer to something refers to nothing yet
  if (isNullable && /_(?:id|by)$/.test(name)) return null
  switch (type) {
    case 'timestamptz':
      return `${on(-n)}T12:00Z`
    case 'date':
      return on(n)
    case 'bool':
      return n % 2 === 0
    case 'int4':
    case 'int8':
      return 1 + (n % 5)
    case 'jsonb':
      return '{}'
    case '_text':
    case '_int4':
    case '_date':
      return '{}'
    default:
      return name === 'id' ? `row${String(n).padStart(9, '0')}` : `${name} ${n}`
  }
}

/** All tables, each after those it refers to. */
export async function tablesIn(client: pg.Client): Promise<Table[]> {
  const { rows: columns } = await client.query<{ table: string; name: string; type: string; nullable: boolean }>(`
    select table_name as table, column_name as name, udt_name as type, is_nullable = 'YES' as nullable
    from information_schema.columns where table_schema = 'public' order by table_name, ordinal_position`)
  const { rows: checks } = await client.query<{ table: string; text: string }>(`
    select conrelid::regclass::text as table, pg_get_constraintdef(oid) as text from pg_constraint
    where connamespace = 'public'::regnamespace and contype = 'c'`)
  const { rows: references } = await client.query<{ from: string; to: string; columns: string[]; theirs: string[] }>(`
    select conrelid::regclass::text as from, confrelid::regclass::text as to,
      array(select attname::text from unnest(conkey) with ordinality k(n, i) join pg_attribute on attrelid = conrelid and attnum = n order by i) as columns,
      array(select attname::text from unnest(confkey) with ordinality k(n, i) join pg_attribute on attrelid = confrelid and attnum = n order by i) as theirs
    from pg_constraint where connamespace = 'public'::regnamespace and contype = 'f'`)
  const allowedIn = (table: string, column: string) => {
    const list = checks
      .filter(check => check.table === table)
      .map(({ text }) => new RegExp(String.raw`\(${column} = ANY \(ARRAY\[(.*?)\]`).exec(text)?.[1])
      .find(found => found !== undefined)
    return [...(list ?? '').matchAll(/'(\w+)'/g)].map(([, value = '']) => value)
  }
  const tables = [...Map.groupBy(columns, ({ table }) => table)].map(
    ([table, own]): Table => ({
      name: table,
      columns: own.map(({ name, type, nullable }) => ({
        name,
        type,
        isNullable: nullable,
        allowed: allowedIn(table, name),
      })),
      references: references.filter(({ from }) => from === table),
    }),
  )
  return inOrder(tables)
}

function inOrder(tables: readonly Table[]): Table[] {
  const ordered: Table[] = []
  const isPlaced = (name: string) => ordered.some(table => table.name === name)
  for (let left = [...tables]; left.length > 0; left = left.filter(({ name }) => !isPlaced(name))) {
    const next = left.filter(table => table.references.every(({ to }) => to === table.name || isPlaced(to)))
    if (next.length === 0) throw new Error(`references in a circle: ${left.map(({ name }) => name).join(', ')}`)
    ordered.push(...next)
  }
  return ordered
}

/** Rows for two organisations in every table. @returns the tables that took none, with why */
export async function fill(client: pg.Client, tables: readonly Table[]): Promise<string[]> {
  const filled = new Map<string, Row[]>()
  const empty: string[] = []
  for (const table of tables) {
    const rows: Row[] = []
    filled.set(table.name, rows)
    let why = ''
    for (let n = 0; n < rowsEach * organizations.length; n++) {
      const organization = organizations[n % organizations.length] ?? ''
      if (table.name === 'organizations' && n >= organizations.length) break
      try {
        rows.push(await insert(client, table, filled, n, organization))
      } catch (cause) {
        why = cause instanceof Error ? cause.message : String(cause)
      }
    }
    if (rows.length === 0) empty.push(`${table.name} (${why})`)
  }
  return empty
}

async function insert(
  client: pg.Client,
  table: Table,
  filled: ReadonlyMap<string, Row[]>,
  n: number,
  organization: string,
): Promise<Row> {
  const row: Row = Object.fromEntries(
    table.columns.map(column => [column.name, valueOf(table.name, column, n, organization)]),
  )
  if (table.name === 'organizations') row['id'] = organization
  for (const { to, columns, theirs } of table.references) {
    const isOptional = columns.some(name => table.columns.some(column => column.name === name && column.isNullable))
    const candidates = (filled.get(to) ?? []).filter(
      theirRow => !('organization_id' in theirRow) || theirRow['organization_id'] === organization,
    )
    const chosen =
      to === 'organizations'
        ? { id: organization }
        : candidates[Math.floor(n / organizations.length) % Math.max(1, candidates.length)]
    for (const [index, name] of columns.entries()) {
      const isShared = name === 'organization_id'
      if (chosen) row[name] = Reflect.get(chosen, theirs[index] ?? '')
      else if (isOptional && !isShared) row[name] = null
    }
  }
  const names = Object.keys(row)
  await client.query(
    `insert into ${table.name} (${names.map(name => `"${name}"`).join(', ')}) values (${names.map((_, index) => `$${index + 1}`).join(', ')})`,
    Object.values(row),
  )
  return row
}
