import type { PersonalData } from '#features/foundation/personal-data/server/personal-data.ts'
import { findLinkCreatedAt, deleteCalendarToken } from './store.ts'
import { calendarTokens } from './table.ts'

export const calendarData: PersonalData = {
  tables: [calendarTokens],
  async revoke(tx, { organizationId, profileId }) {
    await deleteCalendarToken(tx, organizationId, profileId)
    return {}
  },
  async export(tx, { organizationId, profileId }) {
    return { calendarLinkMadeAt: (await findLinkCreatedAt(tx, organizationId, profileId)) ?? null }
  },
}
