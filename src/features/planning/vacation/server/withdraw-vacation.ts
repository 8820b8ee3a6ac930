import { weekOf } from '#kit/week.ts'
import * as availability from '#features/planning/availability/server/store.ts'
import type { Tx } from '#platform/server/database.ts'
import { weekWithStatus } from '../ledger.ts'
import * as store from './store.ts'

/** What somebody has asked for and nobody has decided is gone, and the days it held are free. Call it for a held person. */
export async function withdrawPending(
  tx: Tx,
  organizationId: string,
  userId: string,
  now: Temporal.Instant,
): Promise<void> {
  for (const { id, weekStart, specificDates, shiftId, held } of await store.listUndecided(tx, organizationId, userId)) {
    const stored = await availability.lock(tx, organizationId, userId, weekStart, now)
    const wish = { dates: specificDates, shiftId }
    const week = weekOf(weekStart)
    const settled = weekWithStatus({
      week,
      cells: stored.cells,
      held,
      wish,
      to: 'gone',
      enabledShiftIds: [],
      others: [],
    })
    if (settled)
      await availability.save(tx, organizationId, userId, weekStart, { ...stored, cells: settled.cells }, now)
    await store.change(tx, organizationId, id, now, { held: [], deletedAt: now })
  }
}
