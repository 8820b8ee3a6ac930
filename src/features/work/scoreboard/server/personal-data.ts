import { and, eq } from 'drizzle-orm'
import type { PersonalData } from '#features/foundation/personal-data/server/personal-data.ts'
import { detailsOfPerson, figuresOfPerson } from './board-store.ts'
import { details, figures, names } from './table.ts'

/** Figures are the organisation's books and stay. */
export const scoreboardData: PersonalData = {
  tables: [figures, details, names],
  async erase(tx, { organizationId, profileId }) {
    await tx.delete(names).where(and(eq(names.organizationId, organizationId), eq(names.profileId, profileId)))
  },
  async export(tx, { organizationId, profileId }) {
    return {
      revenue: await figuresOfPerson(tx, organizationId, profileId),
      revenueDetails: await detailsOfPerson(tx, organizationId, profileId),
    }
  },
}
