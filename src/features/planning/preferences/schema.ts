import { z } from 'zod'
import { zId } from '#kit/schema.ts'
import { shiftPreference } from '#features/foundation/people/schema.ts'
import { zShiftId } from '#features/agency/shifts/schema.ts'
import { maxWishedHours } from './hours-wish.ts'

const wishedHours = z.int('input.range').min(0, 'input.range').max(maxWishedHours, 'input.range').nullable()
export const hoursWish = z.object({ min: wishedHours, max: wishedHours })

export const preferences = z.object({
  profileId: z.string(),
  /** Every standard shift once, in the person's order. */
  preferences: z.array(shiftPreference),
  weeklyHoursWish: hoursWish,
})
export type Preferences = z.infer<typeof preferences>

export const savePreferences = z.object({
  /** Left out: one's own. */
  profileId: zId.optional(),
  preferences: z.array(shiftPreference.extend({ id: zShiftId })).max(20),
})
export type SavePreferences = z.infer<typeof savePreferences>

export const saveHoursWish = hoursWish.extend({
  /** Left out: one's own. */
  profileId: zId.optional(),
})
export type SaveHoursWish = z.infer<typeof saveHoursWish>
