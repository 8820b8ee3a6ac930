import { and, asc, eq } from 'drizzle-orm'
import type { PersonalData } from '#features/foundation/personal-data/server/personal-data.ts'
import { availabilityRequests } from './table.ts'

/** No words of anybody stand in them: they stay. */
export const availabilityRequestsData: PersonalData = {
  tables: [availabilityRequests],
  async export(tx, { organizationId, profileId }) {
    const rows = await tx
      .select()
      .from(availabilityRequests)
      .where(
        and(eq(availabilityRequests.organizationId, organizationId), eq(availabilityRequests.profileId, profileId)),
      )
      .orderBy(asc(availabilityRequests.requestedAt))
    return { availabilityRequests: rows }
  },
}
