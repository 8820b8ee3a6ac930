import pg from 'pg'
import { breakOff } from './break-off.ts'
import { targetOf } from './primary.ts'

export interface Patience {
  /** Milliseconds between two questions whether it is still there. */
  readonly beatEvery: number
  /** Milliseconds that an answer may take; then it is broken off. */
  readonly patience: number
}

const defaultPatience: Patience = { beatEvery: 30_000, patience: 10_000 }

/**
 * A connection that is kept for what comes in by it, or for a lock: one that has fallen silent (a machine without power, a
 * balancer that has forgotten it) ends within a minute, where the system would notice after two hours.
 * @throws what the database refuses the connection with, or that it does not answer
 */
export async function openPersistentConnection(
  url: string,
  name: string,
  { beatEvery, patience }: Patience = defaultPatience,
): Promise<pg.Client> {
  const client = new pg.Client({
    ...targetOf(url),
    application_name: name,
    keepAlive: true,
    connectionTimeoutMillis: patience,
    query_timeout: patience,
  })
  client.on('error', () => {})
  await client.connect()
  const beat = setInterval(() => void client.query('select').catch(() => breakOff(client)), beatEvery).unref()
  client.once('end', () => clearInterval(beat))
  return client
}
