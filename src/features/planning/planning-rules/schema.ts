import { z } from 'zod'
import { ruleModes } from './rules.ts'

const mode = z.enum(ruleModes, 'input.invalid')
const limit = (min: number, max: number) => z.int('input.range').min(min, 'input.range').max(max, 'input.range')
export const planningRules = z.object({
  availability: mode,
  vacationRequest: mode,
  exclusive: mode,
  disabled: mode,
  rest: mode,
  minRestHours: limit(1, 24),
  weekHours: mode,
  maxWeekHours: limit(1, 168),
  streak: mode,
  maxDaysInARow: limit(1, 14),
  hoursWish: mode,
})

/** `seen`: the rules that the wish was made on, so that nobody undoes unseen what another has changed since. */
export const rulesWish = planningRules.extend({ seen: planningRules })
export type RulesWish = z.infer<typeof rulesWish>
