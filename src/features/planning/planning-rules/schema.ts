import { z } from 'zod'
import { ruleModes } from './rules.ts'

const mode = z.enum(ruleModes, 'input.invalid')
const limit = (least: number, most: number) => z.int('input.range').min(least, 'input.range').max(most, 'input.range')
export const planningRules = z.object({
  availability: mode,
  vacationRequest: mode,
  exclusive: mode,
  disabled: mode,
  rest: mode,
  leastRestHours: limit(1, 24),
  weekHours: mode,
  mostWeekHours: limit(1, 168),
  streak: mode,
  mostDaysInARow: limit(1, 14),
  hoursWish: mode,
})

/** `seen`: the rules that the wish was made on, so that nobody undoes unseen what another has changed since. */
export const rulesWish = planningRules.extend({ seen: planningRules })
export type RulesWish = z.infer<typeof rulesWish>
