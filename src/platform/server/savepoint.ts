import { sql } from 'drizzle-orm'
import type { Tx } from './database.ts'

/** A part of a deed that may fail by itself: what it has done by then is taken back, and what it failed with thrown on. */
export async function inSavepoint<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  await tx.execute(sql`savepoint part`)
  try {
    return await work()
  } catch (cause) {
    await tx.execute(sql`rollback to savepoint part`)
    throw cause
  } finally {
    await tx.execute(sql`release savepoint part`)
  }
}
