import { z } from 'zod'
import { shiftColours } from '#kit/colour.ts'
import { zDay, zId, zLine, zTimeOfDay } from '#kit/schema.ts'

/** A named time span of a day. An end not after the start lies on the next day. */
export const shift = z.object({
  id: z.string(),
  name: z.string(),
  startTime: zTimeOfDay,
  endTime: zTimeOfDay,
  /** Its date is the day before its start: a night from 02:00 stands in the evening's column. */
  belongsToPreviousDay: z.boolean(),
  color: z.enum(shiftColours),
  isEnabled: z.boolean(),
})
export type Shift = z.infer<typeof shift>

export const zShiftName = zLine({ max: 40, min: 1, tooShort: 'shifts.nameRequired' })

/** `early`, `late` and `night` are the ids of the shifts an organisation starts with. */
export const zShiftId = z.union([z.enum(['early', 'late', 'night'], 'input.id'), zId], 'input.id')

/** All of it: an update that leaves a field out is refused, not filled up with defaults. */
const shiftDraft = z.object({
  name: zShiftName,
  startTime: zTimeOfDay,
  endTime: zTimeOfDay,
  belongsToPreviousDay: z.boolean('input.invalid'),
  color: z.enum(shiftColours, 'input.invalid'),
  isEnabled: z.boolean('input.invalid'),
})
export type ShiftDraft = z.infer<typeof shiftDraft>

/** What may be left out when a shift is new. */
export const newShift = shiftDraft.extend({
  belongsToPreviousDay: shiftDraft.shape.belongsToPreviousDay.default(false),
  isEnabled: shiftDraft.shape.isEnabled.default(true),
})

export const shiftUpdate = shiftDraft.extend({
  id: zShiftId,
  /** The first day of other times; without it today. */
  from: zDay.optional(),
  /** What it was read as: refused when it is another by now. */
  was: shiftDraft.optional(),
})
export type ShiftUpdate = z.infer<typeof shiftUpdate>

/** What from a day on hangs on a shift as it is now. */
export const impact = z.object({
  /** Seats that are taken, published and as drafts: they keep the times they were given with. */
  published: z.number().int(),
  drafts: z.number().int(),
  /** People who have marked the shift in their availability of this week or later. */
  people: z.number().int(),
})
export type ShiftImpact = z.infer<typeof impact>
