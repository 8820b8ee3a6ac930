import os from 'node:os'
import type pg from 'pg'

export interface Machine {
  readonly processor: string
  readonly cores: number
  /** Gigabytes. */
  readonly memory: number
  readonly node: string
  readonly postgres: string
}

export const machine = (postgres: string): Machine => ({
  processor: os.cpus()[0]?.model ?? 'unknown',
  cores: os.availableParallelism(),
  memory: Math.round(os.totalmem() / 1024 ** 3),
  node: process.version,
  postgres,
})

export async function versionOf(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ version: string }>("select current_setting('server_version') as version")
  return rows[0]?.version ?? 'unknown'
}

/** Of the last minute: how many processes wanted a core at once. */
export const load = (): number => Math.round((os.loadavg()[0] ?? 0) * 100) / 100

/** A sentence when others are at work here: then the figures are theirs as well. */
export function busy(): string | undefined {
  const now = load()
  if (now <= os.availableParallelism()) return undefined
  return `The machine is busy: a load of ${now} on ${os.availableParallelism()} cores. These figures are worth little.`
}
