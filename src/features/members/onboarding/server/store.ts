import { sql } from 'drizzle-orm'
import type { Tx } from '#platform/server/database.ts'

/** Any number: whoever sets up waits at the same one, so that two first visitors cannot both found. */
const setUpLock = 7_301_947

/** Who sets up waits for another who does, until that is done. */
export async function lockSetUp(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${setUpLock})`)
}
