import type pg from 'pg'

/** Number of connections to this database that wait for a lock. */
export async function countLockWaits(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    "select count(*)::int as count from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
  )
  return rows[0]?.count ?? 0
}

export const hasLockWait = async (pool: pg.Pool): Promise<boolean> => (await countLockWaits(pool)) > 0
