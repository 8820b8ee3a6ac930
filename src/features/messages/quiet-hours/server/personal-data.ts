import { and, eq } from 'drizzle-orm'
import type { PersonalData, DataSubject } from '#features/foundation/personal-data/server/personal-data.ts'
import { deliveryPreferences } from './table.ts'

export const quietHoursData: PersonalData = {
  tables: [deliveryPreferences],
  async erase(tx, erasing) {
    await tx.delete(deliveryPreferences).where(preferencesOf(erasing))
  },
  async export(tx, whose) {
    return { delivery: await tx.select().from(deliveryPreferences).where(preferencesOf(whose)) }
  },
}

const preferencesOf = ({ organizationId, profileId }: DataSubject) =>
  and(eq(deliveryPreferences.organizationId, organizationId), eq(deliveryPreferences.profileId, profileId))
