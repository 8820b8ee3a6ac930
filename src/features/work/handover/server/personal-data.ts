import { and, asc, eq, getTableColumns } from 'drizzle-orm'
import type { PersonalData } from '#features/foundation/personal-data/server/personal-data.ts'
import { handoverReads, handovers } from './table.ts'

/** Whoever follows needs what somebody who has left wrote, for as long as it is kept; it goes with the account. */
export const handoverData: PersonalData = {
  tables: [handovers, handoverReads],
  async erase(tx, { organizationId, profileId }) {
    await tx
      .delete(handovers)
      .where(and(eq(handovers.organizationId, organizationId), eq(handovers.profileId, profileId)))
    tx.invalidate('handover')
  },
  async export(tx, { organizationId, profileId }) {
    const { searchText: _, ...columns } = getTableColumns(handovers)
    const written = await tx
      .select(columns)
      .from(handovers)
      .where(and(eq(handovers.organizationId, organizationId), eq(handovers.profileId, profileId)))
      .orderBy(asc(handovers.startsAt))
    const read = await tx
      .select()
      .from(handoverReads)
      .where(and(eq(handoverReads.organizationId, organizationId), eq(handoverReads.profileId, profileId)))
      .orderBy(asc(handoverReads.readAt))
    return { handovers: written, handoversRead: read }
  },
}
