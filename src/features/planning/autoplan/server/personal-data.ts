import { eq, sql } from 'drizzle-orm'
import type { PersonalData } from '#features/foundation/personal-data/server/personal-data.ts'
import { autoplanApplications, autoplanProposals, autoplanRuns } from './table.ts'

/**
 * Who asked for what, and who would sit where, by id: the organisation's record, which is forgotten after some weeks. Somebody who
 * goes makes proposals out of date by going. What a draft that gave way was overridden for is in words.
 */
export const autoplanData: PersonalData = {
  tables: [autoplanRuns, autoplanProposals, autoplanApplications],
  async erase(tx, { organizationId }) {
    await tx
      .update(autoplanApplications)
      .set({
        freed: sql`(select coalesce(jsonb_agg(jsonb_set(one, '{overrideReason}', 'null')), '[]')
          from jsonb_array_elements(${autoplanApplications.freed}) as one)`,
      })
      .where(eq(autoplanApplications.organizationId, organizationId))
    tx.invalidate('autoplan')
  },
}
