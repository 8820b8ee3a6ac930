import pg from 'pg'

export type Row = Record<string, unknown>

export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end().catch(() => {})
  }
}

export const query = <R extends Row>(url: string, statement: string, values: unknown[] = []): Promise<R[]> =>
  withClient(url, async client => (await client.query<R>(statement, values)).rows)

/** The one number that a statement asks for. */
export async function countOf(url: string, statement: string, values: unknown[] = []): Promise<number> {
  const [row] = await query(url, statement, values)
  return Number(Object.values(row ?? {})[0])
}
