import type pg from 'pg'

export async function tablesOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query("select tablename as name from pg_tables where schemaname = 'public' order by 1")
  return rows.map(({ name }) => name)
}

/** Of each table the number of rows and a hash of them all, in one order. */
export async function rowHashes(client: pg.Client): Promise<Record<string, string>> {
  const found: Record<string, string> = {}
  for (const table of await tablesOf(client)) {
    const { rows } = await client.query(
      `select count(*) || ' ' || coalesce(md5(string_agg(x::text, e'\\n' order by x::text collate "C")), '') as hash from ${table} x`,
    )
    found[table] = rows[0].hash
  }
  return found
}
