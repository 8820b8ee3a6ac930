import { and, asc, eq } from 'drizzle-orm'
import type { PersonalData } from '#features/foundation/personal-data/server/personal-data.ts'
import { weekOf } from '#kit/week.ts'
import * as availability from '#features/planning/availability/server/store.ts'
import type { Tx } from '#platform/server/database.ts'
import { weekWithStatus } from '../ledger.ts'
import * as store from './store.ts'
import { vacationRequests } from './table.ts'

/** Days off that were decided are the organisation's records and stay, without the words. */
export const vacationData: PersonalData = {
  tables: [vacationRequests],
  async leave(tx, { organizationId, profileId, clock }) {
    await withdrawPending(tx, organizationId, profileId, clock.now())
    tx.invalidate('vacation', 'availability')
  },
  async erase(tx, { organizationId, profileId }) {
    const here = eq(vacationRequests.organizationId, organizationId)
    await tx
      .update(vacationRequests)
      .set({ reason: '' })
      .where(and(here, eq(vacationRequests.userId, profileId)))
    await tx
      .update(vacationRequests)
      .set({ adminResponse: null })
      .where(and(here, eq(vacationRequests.respondedBy, profileId)))
    tx.invalidate('vacation')
  },
  async export(tx, { organizationId, profileId }) {
    const rows = await tx
      .select()
      .from(vacationRequests)
      .where(and(eq(vacationRequests.organizationId, organizationId), eq(vacationRequests.userId, profileId)))
      .orderBy(asc(vacationRequests.weekStart))
    return { vacationRequests: rows }
  },
}

/** What somebody has asked for and nobody has decided is gone, and the days it held are free. Call it for a held person. */
async function withdrawPending(tx: Tx, organizationId: string, userId: string, now: Temporal.Instant): Promise<void> {
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
