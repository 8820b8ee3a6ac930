import pg from 'pg'
import { destroyConnection } from './break-off.ts'
import { connectionTargetOf } from './primary.ts'

export interface HeartbeatTimes {
  /** Milliseconds between two questions whether it is still there. */
  readonly beatEvery: number
  /** Milliseconds that an answer may take; then it is broken off. */
  readonly patience: number
}

const defaultPatience: HeartbeatTimes = { beatEvery: 30_000, patience: 10_000 }

/**
 * A connection that is kept for what comes in by it, or for a lock: one that has fallen silent (a machine without power, a
 * balancer that has forgotten it) ends within a minute, where the system would notice after two hours.
 * @throws what the database refuses the connection with, or that it does not answer
 */
export async function openPersistentConnection(
  url: string,
  name: string,
  { beatEvery, patience }: HeartbeatTimes = defaultPatience,
): Promise<pg.Client> {
  const client = new pg.Client({
    ...connectionTargetOf(url),
    application_name: name,
    keepAlive: true,
    connectionTimeoutMillis: patience,
    query_timeout: patience,
  })
  client.on('error', () => {})
  await client.connect()
  const beat = setInterval(() => void client.query('select').catch(() => destroyConnection(client)), beatEvery).unref()
  client.once('end', () => clearInterval(beat))
  return client
}
