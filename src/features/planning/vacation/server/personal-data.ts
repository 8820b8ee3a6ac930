import { and, asc, eq } from 'drizzle-orm'
import type { PersonalData } from '#features/foundation/personal-data/server/personal-data.ts'
import { weekOf } from '#kit/week.ts'
import * as availability from '#features/planning/availability/server/store.ts'
import type { Tx } from '#platform/server/database.ts'
import { applyRequestStatus } from '../ledger.ts'
import { markRequestNotificationsRead } from './mark-request-read.ts'
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
      .where(and(here, eq(vacationRequests.profileId, profileId)))
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
      .where(and(eq(vacationRequests.organizationId, organizationId), eq(vacationRequests.profileId, profileId)))
      .orderBy(asc(vacationRequests.weekStart))
    return { vacationRequests: rows }
  },
}

/** Withdraws the undecided requests of a member and clears the days they marked. The member's row must be locked. */
async function withdrawPending(
  tx: Tx,
  organizationId: string,
  profileId: string,
  now: Temporal.Instant,
): Promise<void> {
  for (const { id, weekStart, specificDates, shiftId, markedCells } of await store.listUndecided(
    tx,
    organizationId,
    profileId,
  )) {
    const stored = await availability.lockAvailability(tx, organizationId, profileId, weekStart, now)
    const wish = { dates: specificDates, shiftId }
    const week = weekOf(weekStart)
    const settled = applyRequestStatus({
      week,
      cells: stored.cells,
      markedCells,
      wish,
      to: 'gone',
      enabledShiftIds: [],
      others: [],
    })
    if (settled)
      await availability.saveAvailability(
        tx,
        organizationId,
        profileId,
        weekStart,
        { ...stored, cells: settled.cells },
        now,
      )
    await store.updateRequest(tx, organizationId, id, now, { markedCells: [], wholeDays: [], deletedAt: now })
    await markRequestNotificationsRead(tx, { organizationId, profileId, id }, now)
  }
}
