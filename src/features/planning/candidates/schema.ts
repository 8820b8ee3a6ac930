import { z } from 'zod'
import { zDay, zId, zTimeOfDay, zTimestamp } from '#kit/schema.ts'
import { zShiftId } from '#features/agency/shifts/schema.ts'
import { absenceKinds } from '#features/planning/assignments/states.ts'
import { warnings } from '#features/planning/planning-rules/rules.ts'
import { coverages, fits } from './fits.ts'

const place = { groupName: z.string(), shiftName: z.string(), date: zDay, startTime: zTimeOfDay, endTime: zTimeOfDay }

/** Why somebody fits a seat or does not; durations in hours that really pass. */
export const reason = z.discriminatedUnion('code', [
  z.object({ code: z.enum(['available', 'preferred', 'home_chatter', 'main_chatter']) }),
  z.object({ code: z.enum(['partly_available', 'not_available']) }),
  /** `shiftNames`: of a part of a day; left out: the whole day. */
  z.object({ code: z.enum(['vacation_requested', 'vacation']), shiftNames: z.array(z.string()).optional() }),
  z.object({ code: z.literal('shift_disabled_by_person') }),
  z.object({ code: z.literal('exclusive_elsewhere'), shiftName: z.string() }),
  z.object({ code: z.literal('preference_rank'), rank: z.number().int() }),
  z.object({ code: z.literal('assigned_elsewhere'), ...place, startsAt: zTimestamp, endsAt: zTimestamp }),
  /** `side`: whether the other shift lies before or after this one. */
  z.object({
    code: z.literal('short_rest'),
    hours: z.number(),
    minHours: z.number(),
    side: z.enum(['before', 'after']),
    ...place,
  }),
  z.object({ code: z.literal('long_week'), hours: z.number(), maxHours: z.number() }),
  z.object({ code: z.literal('long_streak'), days: z.number().int(), maxDays: z.number().int() }),
  /** `hours`: by how many the week, with this seat, is longer than wished. */
  z.object({ code: z.literal('over_wish'), hours: z.number(), maxHours: z.number().int() }),
  /** `hours`: by how many the week, without this seat, is shorter than wished. */
  z.object({ code: z.literal('under_wish'), hours: z.number(), minHours: z.number().int() }),
  /** With what the person wrote to it; `absence`: of all that lies in a time, not of this shift alone. */
  z.object({ code: z.literal('declined'), reason: z.string(), absence: z.enum(absenceKinds).optional() }),
])
export type Reason = z.infer<typeof reason>

export const candidate = z.object({
  profileId: z.string(),
  fullName: z.string(),
  fit: z.enum(fits),
  reasons: z.array(reason),
  /** Which of them want a reason from the manager. */
  warnings: z.array(z.enum(warnings)),
  availability: z.enum(coverages),
  isMain: z.boolean(),
  isHome: z.boolean(),
  rank: z.number().int().nullable(),
  /** This week over all groups, without this seat. */
  weekHours: z.number(),
  /** When the seat begins and ends where the person lives; null: their clock shows what the organisation's does. */
  local: z.object({ zone: z.string(), date: zDay, startTime: zTimeOfDay, endTime: zTimeOfDay }).nullable(),
})
export type Candidate = z.infer<typeof candidate>

export const seatQuestion = z.object({ groupId: zId, date: zDay, shiftId: zShiftId })
export type SeatQuestion = z.infer<typeof seatQuestion>
