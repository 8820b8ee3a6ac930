import { and, asc, eq } from 'drizzle-orm'
import type { PersonalData } from '#features/foundation/personal-data/server/personal-data.ts'
import { vacationRequests } from './table.ts'
import { withdrawPending } from './withdraw-vacation.ts'

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
