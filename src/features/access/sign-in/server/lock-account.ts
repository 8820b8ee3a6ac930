import { eq } from 'drizzle-orm'
import type { Tx } from '#platform/server/database.ts'
import { users } from './table.ts'

/**
 * Makes changes of credentials wait until the commit. It comes before any row that such a change writes (sessions, mailed
 * links, entry points): in the other order the two would deadlock.
 */
export async function lockAccount(tx: Tx, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
}
