import type { PersonalData } from '#features/foundation/personal-data/server/personal-data.ts'
import { findLinkCreatedAt } from './store.ts'
import { calendarTokens } from './table.ts'

export const calendarData: PersonalData = {
  tables: [calendarTokens],
  async export(tx, { organizationId, profileId }) {
    return { calendarLinkMadeAt: (await findLinkCreatedAt(tx, organizationId, profileId)) ?? null }
  },
}
