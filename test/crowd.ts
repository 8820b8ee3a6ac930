import type pg from 'pg'

interface Column {
  readonly table: string
  readonly name: string
  readonly type: string
  /** `_text` for an array of texts. */
  readonly exact: string
  readonly isNullable: boolean
  /** What a check allows, as `{a,b}`; null: anything. */
  readonly allowed: string | null
}

const organizations = 2000
const rows = 10_000

/**
 * Fills every table with made-up rows of many organisations, so that the planner has to choose as it would in years. What
 * they say makes no sense, so the rules about it are taken away first; the indexes stay. Never in a database that is used.
 */
export async function crowd(client: pg.Client): Promise<void> {
  await client.query("set synchronous_commit = off; set session_replication_role = 'replica'")
  await client.query(`do $$ declare rule record; begin
    for rule in select conname, conrelid::regclass as of_table from pg_constraint
      where contype in ('c', 'x') and connamespace = 'public'::regnamespace
    loop
      if rule.conname not like '%one_place%' then execute format('alter table %s drop constraint %I', rule.of_table, rule.conname); end if;
    end loop;
  end $$`)
  const columns = await columnsOf(client)
  for (const [table, own] of Map.groupBy(columns, ({ table }) => table)) {
    await client.query(
      `insert into ${table} (${own.map(({ name }) => `"${name}"`).join(', ')})
       select ${own.map(madeUp).join(', ')} from generate_series(1, $1::int) n on conflict do nothing`,
      [rows],
    )
  }
  await client.query("set session_replication_role = 'origin'")
  await client.query('vacuum analyze')
}

/** Those with a default of their own that nobody writes are left out. */
async function columnsOf(client: pg.Client): Promise<Column[]> {
  const { rows } = await client.query<Column>(`
    select c.table_name as "table", c.column_name as name, c.data_type as type, c.udt_name as exact, c.is_nullable = 'YES' as "isNullable",
      (select substring(pg_get_constraintdef(k.oid) from 'ARRAY\\[(.*?)\\]') from pg_constraint k
        where c.data_type = 'text' and k.contype = 'c' and k.conrelid = format('public.%I', c.table_name)::regclass
          and pg_get_constraintdef(k.oid) ~ ('\\(\\(?' || c.column_name || ' = ANY')
        limit 1) as allowed
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
      and coalesce(c.column_default, '') not like 'nextval%' and c.is_identity = 'NO'
    order by c.table_name, c.ordinal_position`)
  return rows
}

const organization = `'org' || lpad((n % ${organizations})::text, 9, '0')`

/** An expression over `n`, the number of the row. */
function madeUp({ table, name, type, exact, isNullable, allowed }: Column): string {
  if (name === 'organization_id' || (table === 'organizations' && name === 'id')) return organization
  const value = allowed === null ? byType(type, exact) : `(array[${allowed}])[1 + n % cardinality(array[${allowed}])]`
  return isNullable ? `case when n % 3 > 0 then ${value} end` : value
}

function byType(type: string, exact: string): string {
  if (type === 'text' || type === 'character varying') return "'id' || lpad(n::text, 10, '0')"
  if (type === 'boolean') return 'n % 2 = 0'
  if (type === 'date') return "date_trunc('week', now())::date + n % 700"
  if (type.startsWith('timestamp')) return "now() + n * interval '7 minutes'"
  if (type === 'jsonb') return "'{}'::jsonb"
  if (type === 'bytea') return "'\\x00'::bytea"
  if (type === 'uuid') return 'gen_random_uuid()'
  if (type === 'ARRAY') return `'{}'::${exact}`
  return 'n % 100'
}
