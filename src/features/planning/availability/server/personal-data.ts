import { and, asc, eq } from 'drizzle-orm'
import type { PersonalData, DataSubject } from '#features/foundation/personal-data/server/personal-data.ts'
import { availabilityWeeks } from './table.ts'

/** When somebody could work stays, without the words. */
export const availabilityData: PersonalData = {
  tables: [availabilityWeeks],
  async erase(tx, erasing) {
    await tx.update(availabilityWeeks).set({ notes: {} }).where(weeksOf(erasing))
  },
  async export(tx, whose) {
    const availability = await tx
      .select()
      .from(availabilityWeeks)
      .where(weeksOf(whose))
      .orderBy(asc(availabilityWeeks.weekStart))
    return { availability }
  },
}

const weeksOf = ({ organizationId, profileId }: DataSubject) =>
  and(eq(availabilityWeeks.organizationId, organizationId), eq(availabilityWeeks.profileId, profileId))
