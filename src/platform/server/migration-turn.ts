import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'

/** Any number, as long as every node of every version waits at the same one. */
export const migrationLock = 7_301_946
const milliseconds = 100

/** `alone` to migrate; `beside`: with others who want nobody to migrate meanwhile. */
type MigrationLockMode = 'alone' | 'beside'

const words: Readonly<Record<MigrationLockMode, { readonly take: string; readonly give: string }>> = {
  alone: { take: 'select pg_try_advisory_lock($1) as mine', give: 'select pg_advisory_unlock($1)' },
  beside: { take: 'select pg_try_advisory_lock_shared($1) as mine', give: 'select pg_advisory_unlock_shared($1)' },
}

/**
 * Asks again and again instead of waiting in the database: whoever waits there is in the middle of a statement, and an index
 * that is built beside the work of others waits for each of those to end.
 * @throws Error with one sentence when it takes longer than `within` milliseconds
 */
export async function takeMigrationLock(
  client: pg.Client,
  manner: MigrationLockMode,
  within = Number.POSITIVE_INFINITY,
): Promise<void> {
  const end = performance.now() + within
  for (;;) {
    const { rows } = await client.query<{ mine: boolean }>(words[manner].take, [migrationLock])
    if (rows[0]?.mine) return
    if (performance.now() > end) throw new Error('The database is being migrated, and that takes too long to wait for.')
    await pause(milliseconds)
  }
}

/** A connection that is gone has given it back already. */
export async function releaseMigrationLock(client: pg.Client, manner: MigrationLockMode): Promise<void> {
  await client.query(words[manner].give, [migrationLock]).catch(() => {})
}
