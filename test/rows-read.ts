import pg from 'pg'
import { vi } from 'vitest'

/** How many rows of a table the database hands out to an organisation while the work is done. */
export async function rowsRead(table: string, work: () => Promise<unknown>): Promise<number> {
  let rows = 0
  for (const { text, answer } of await sent(work)) {
    if (!text.includes(String.raw` from \"${table}\" `)) continue
    const read = await answer
    rows += read instanceof pg.Result ? read.rows.length : 0
  }
  return rows
}

/** How many statements an organisation sends while the work is done. */
export const statementsSent = async (work: () => Promise<unknown>): Promise<number> => (await sent(work)).length

async function sent(work: () => Promise<unknown>): Promise<{ text: string; answer: unknown }[]> {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  await work()
  const { calls, contexts } = query.mock
  const answers: unknown[] = query.mock.results.map(({ value }) => value)
  query.mockRestore()
  // what the server does by itself meanwhile has the rights of the installation
  const inTenant = new Set<unknown>()
  const found = []
  for (const [at, call] of calls.entries()) {
    const text = JSON.stringify(call[0])
    if (text.startsWith('"begin;')) inTenant.add(contexts[at])
    else if (text === '"commit"') inTenant.delete(contexts[at])
    else if (inTenant.has(contexts[at])) found.push({ text, answer: answers[at] })
  }
  return found
}
