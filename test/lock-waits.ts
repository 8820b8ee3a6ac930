import type pg from 'pg'
import { until } from './until.ts'

/** Number of connections to this database that wait for a lock. */
export async function countLockWaits(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    "select count(*)::int as count from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
  )
  return rows[0]?.count ?? 0
}

export const hasLockWait = async (pool: pg.Pool): Promise<boolean> => (await countLockWaits(pool)) > 0

/**
 * Starts the calls while a lock is held, so that all of them have read before one of them writes. Releases the lock when
 * `waits` connections wait; returns how each call ended.
 */
export async function startBehindLock<T>(
  pool: pg.Pool,
  lock: string,
  calls: readonly (() => Promise<T>)[],
  waits = calls.length,
): Promise<PromiseSettledResult<T>[]> {
  const holder = await pool.connect()
  try {
    await holder.query('begin')
    await holder.query(lock)
    const all = Promise.allSettled(calls.map(call => call()))
    await until(async () => (await countLockWaits(pool)) >= waits, { what: 'the calls to wait for the lock' })
    await holder.query('commit')
    return await all
  } finally {
    holder.release(true)
  }
}

/** Begins the request behind a lock, makes the change while the request waits, and then lets the request go on. */
export async function changeDuring<T>(
  pool: pg.Pool,
  lock: string,
  request: () => Promise<T>,
  change: () => Promise<unknown>,
): Promise<T> {
  const holder = await pool.connect()
  try {
    await holder.query('begin')
    await holder.query(lock)
    const answer = request()
    // it may fail before it is awaited
    void answer.catch(() => {})
    await until(() => hasLockWait(pool), { what: 'the request to wait for the lock' })
    await change()
    await holder.query('commit')
    return await answer
  } finally {
    holder.release(true)
  }
}
