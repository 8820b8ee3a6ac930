import pg from 'pg'
import type { BackupTable } from './backup-format.ts'
import { destroyConnection } from './break-off.ts'
import { connectionTargetOf } from './primary.ts'

/** A table as the catalogue of a database shows it. */
export interface CatalogueTable {
  readonly name: string
  readonly columns: readonly { readonly name: string; readonly type: string }[]
  /** Foreign keys: each with the table that it points to. */
  readonly keys: readonly { readonly name: string; readonly to: string }[]
  /** Of the tables around it, whoever we are may see all rows. */
  readonly whole: boolean
}

export const quoted = pg.escapeIdentifier

/** Milliseconds that one statement may take: half an hour is more than the largest table, or a migration, wants. */
export const maxStatement = 30 * 60_000
const connectsWithin = 30_000
/** Milliseconds for a goodbye. */
const leavesWithin = 5_000

/** A connection of one's own, with one sentence for a server that does not answer. One that falls silent is no wait without end. */
export async function connect(url: string, purpose: string, patience = maxStatement): Promise<pg.Client> {
  const client = new pg.Client({
    ...connectionTargetOf(url),
    application_name: `staffel ${purpose}`,
    keepAlive: true,
    keepAliveInitialDelayMillis: connectsWithin,
    connectionTimeoutMillis: connectsWithin,
    query_timeout: patience,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    return client
  } catch (cause) {
    const { host, database } = client
    const why = cause instanceof Error ? cause.message || ('code' in cause ? String(cause.code) : '') : ''
    throw new Error(`The database ${database} on ${host} cannot be reached: ${why}.`, { cause })
  }
}

/** Ends the connection, also one that says nothing any more. */
export async function closeConnection(client: pg.Client): Promise<void> {
  const timer = setTimeout(destroyConnection, leavesWithin, client)
  await client.end().catch(() => {})
  clearTimeout(timer)
}

/** So that text that one server prints means the same to another; and nothing that takes long is cut off. */
export const oneManner = `
  set local timezone to 'UTC'; set local datestyle to 'ISO, YMD'; set local intervalstyle to 'postgres';
  set local extra_float_digits to 1; set local bytea_output to 'hex'; set local statement_timeout to 0;
  set local lock_timeout to 0; set local idle_in_transaction_session_timeout to 0`

/** The tables of schema public, those that others point to first. */
export async function listTablesInKeyOrder(client: pg.Client): Promise<CatalogueTable[]> {
  return inKeyOrder((await client.query<CatalogueTable>(catalogueQuery)).rows)
}

/** Returns the tables of schema public by name, each a `CatalogueTable`. */
export const catalogueQuery = `
    select c.relname::text as name,
      coalesce((select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod))
        order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''), '[]') as columns,
      coalesce((select json_agg(json_build_object('name', k.conname, 'to', t.relname) order by k.conname)
        from pg_constraint k join pg_class t on t.oid = k.confrelid
        where k.conrelid = c.oid and k.contype = 'f'), '[]') as keys,
      not c.relrowsecurity or pg_has_role(c.relowner, 'usage') or (
        select rolsuper or rolbypassrls from pg_roles where rolname = current_user) as whole
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    order by c.relname`

/** Sorts tables so that those that others point to come first; in a circle the first by name. */
export function inKeyOrder(tables: readonly CatalogueTable[]): CatalogueTable[] {
  const left = [...tables]
  const ordered: CatalogueTable[] = []
  while (left.length > 0) {
    const free = left.findIndex(({ name, keys }) =>
      keys.every(({ to }) => to === name || !left.some(other => other.name === to)),
    )
    ordered.push(...left.splice(Math.max(free, 0), 1))
  }
  return ordered
}

/** Keys that rows may have before what they point to is there. */
export function listForwardForeignKeys(ordered: readonly CatalogueTable[]): { table: string; key: string }[] {
  return ordered.flatMap(({ name, keys }, at) =>
    keys
      .filter(({ to }) => !ordered.slice(0, at).some(earlier => earlier.name === to))
      .map(key => ({ table: name, key: key.name })),
  )
}

/** How many rows there are and the sum of their hashes, which is the same in whatever order they lie. */
export async function checksumTable(client: pg.Client, table: CatalogueTable): Promise<BackupTable> {
  const { rows } = await client.query<{ rows: string; sum: string }>(`
    select count(*)::text as rows,
      coalesce(sum(('x' || encode(substr(sha256(convert_to("a row"::text, 'UTF8')), 1, 7), 'hex'))::bit(56)::bigint), 0)::text as sum
    from public.${quoted(table.name)} "a row"`)
  return {
    name: table.name,
    columns: table.columns.map(({ name }) => name),
    rows: Number(rows[0]?.rows),
    sum: rows[0]?.sum ?? '',
  }
}
