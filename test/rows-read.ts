import pg from 'pg'
import { vi } from 'vitest'

/** How many rows of a table the database hands out to an organisation while the work is done. */
export async function rowsRead(table: string, work: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  await work()
  const { calls, contexts } = query.mock
  const answers: unknown[] = query.mock.results.map(({ value }) => value)
  query.mockRestore()
  // what the server does by itself meanwhile has the rights of the installation
  const inTenant = new Set<unknown>()
  let rows = 0
  for (const [at, call] of calls.entries()) {
    const text = JSON.stringify(call[0])
    if (text.startsWith('"begin;')) inTenant.add(contexts[at])
    else if (text === '"commit"') inTenant.delete(contexts[at])
    else if (inTenant.has(contexts[at]) && text.includes(String.raw` from \"${table}\" `)) {
      const answer = await answers[at]
      rows += answer instanceof pg.Result ? answer.rows.length : 0
    }
  }
  return rows
}
