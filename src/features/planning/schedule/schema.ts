import { z } from 'zod'
import { groupColours, shiftColours } from '#kit/colour.ts'
import { zDay, zId, zLine, zText, zTimeOfDay, zWeek } from '#kit/schema.ts'
import { zShiftId } from '#features/agency/shifts/schema.ts'
import { warnings } from '#features/planning/planning-rules/rules.ts'
import {
  absenceKinds,
  assignmentStates,
  coverages,
  fits,
  longestNote,
  longestReason,
  mostTargetWeeks,
  planStates,
} from './states.ts'

const zWarning = z.enum(warnings)

const place = { groupName: z.string(), shiftName: z.string(), date: zDay, startTime: zTimeOfDay, endTime: zTimeOfDay }

/** Why somebody fits a seat or does not; durations in hours that really pass. */
export const reason = z.discriminatedUnion('code', [
  z.object({ code: z.enum(['available', 'preferred', 'home_chatter', 'main_chatter']) }),
  z.object({ code: z.enum(['partly_available', 'not_available', 'vacation_requested', 'vacation']) }),
  z.object({ code: z.literal('shift_disabled_by_person') }),
  z.object({ code: z.literal('exclusive_elsewhere'), shiftName: z.string() }),
  z.object({ code: z.literal('preference_rank'), rank: z.number().int() }),
  z.object({ code: z.literal('assigned_elsewhere'), ...place }),
  /** `side`: whether the other shift lies before or after this one. */
  z.object({
    code: z.literal('short_rest'),
    hours: z.number(),
    least: z.number(),
    side: z.enum(['before', 'after']),
    ...place,
  }),
  z.object({ code: z.literal('long_week'), hours: z.number(), most: z.number() }),
  z.object({ code: z.literal('long_streak'), days: z.number().int(), most: z.number().int() }),
  /** `hours`: by how many the week, with this seat, is longer than wished. */
  z.object({ code: z.literal('over_wish'), hours: z.number(), most: z.number().int() }),
  /** `hours`: by how many the week, without this seat, is shorter than wished. */
  z.object({ code: z.literal('under_wish'), hours: z.number(), least: z.number().int() }),
  /** With what the person wrote to it; `absence`: of all that lies in a time, not of this shift alone. */
  z.object({ code: z.literal('declined'), reason: z.string(), absence: z.enum(absenceKinds).optional() }),
])
export type Reason = z.infer<typeof reason>

const plannedShift = z.object({
  id: z.string(),
  name: z.string(),
  startTime: zTimeOfDay,
  endTime: zTimeOfDay,
  belongsToPreviousDay: z.boolean(),
  isOvernight: z.boolean(),
  /** Other times from a later day of the week on. */
  changes: z.array(z.object({ from: zDay, startTime: zTimeOfDay, endTime: zTimeOfDay })),
  color: z.enum(shiftColours),
  /** False: no seats are planned any more, but somebody still sits here. */
  isInForce: z.boolean(),
  /** How many of its seats must be main chatters. */
  mainChatters: z.number().int(),
})
export type PlannedShift = z.infer<typeof plannedShift>

export const plannedAssignment = z.object({
  id: z.string(),
  date: zDay,
  shiftId: z.string(),
  seat: z.number().int(),
  profileId: z.string(),
  fullName: z.string(),
  isMain: z.boolean(),
  state: z.enum(assignmentStates),
  /** As they were when the person was assigned. */
  startTime: zTimeOfDay,
  endTime: zTimeOfDay,
  overriddenWarnings: z.array(zWarning),
  overrideReason: z.string().nullable(),
  /** A draft that neither clearing nor an automatic plan moves. */
  isPinned: z.boolean(),
})
export type PlannedAssignment = z.infer<typeof plannedAssignment>

const spot = { date: zDay, shiftId: z.string(), seat: z.number().int() }

export const plan = z.object({
  group: z.object({ id: z.string(), name: z.string(), color: z.enum(groupColours), chatterCount: z.number().int() }),
  week: zWeek,
  state: z.enum(planStates),
  /** Counts every change of the week; 0: nobody has touched it. */
  version: z.number().int(),
  shifts: z.array(plannedShift),
  assignments: z.array(plannedAssignment),
  /** By profile id: hours in this week over all groups, of those who sit here. */
  weekHours: z.record(z.string(), z.number()),
  /** From how many on the organisation calls a week too long; null: it does not ask. */
  mostWeekHours: z.number().int().nullable(),
  notes: z.array(z.object({ ...spot, note: z.string() })),
  /** Who has declined a seat that is still to come, for those who plan. */
  declined: z.array(z.object({ ...spot, fullName: z.string(), reason: z.string() })),
})
export type Plan = z.infer<typeof plan>

export const candidate = z.object({
  profileId: z.string(),
  fullName: z.string(),
  fit: z.enum(fits),
  reasons: z.array(reason),
  /** Which of them want a reason from the manager. */
  warnings: z.array(zWarning),
  availability: z.enum(coverages),
  isMain: z.boolean(),
  isHome: z.boolean(),
  rank: z.number().int().nullable(),
  /** This week over all groups, without this seat. */
  weekHours: z.number(),
})
export type Candidate = z.infer<typeof candidate>

export const seatQuestion = z.object({ groupId: zId, date: zDay, shiftId: zShiftId })
export type SeatQuestion = z.infer<typeof seatQuestion>

export const assignInput = seatQuestion.extend({
  seat: z.int('input.range').min(1, 'input.range').max(9, 'input.range'),
  profileId: zId,
  /** Asked for where a soft rule warns; kept on the assignment. */
  reason: zLine({ max: longestReason }).optional(),
})
export type Assign = z.infer<typeof assignInput>

export const publishInput = z.object({
  groupId: zId,
  week: zWeek,
  /** Of the plan as it was read: nobody publishes what they have not seen. */
  version: z.int('input.range').min(0, 'input.range'),
})
export type Publish = z.infer<typeof publishInput>

const zSeat = z.int('input.range').min(1, 'input.range').max(9, 'input.range')

export const moveInput = z.object({
  assignmentId: zId,
  /** Of the other seat; left out: the same group. */
  groupId: zId.optional(),
  date: zDay,
  shiftId: zShiftId,
  seat: zSeat,
  reason: zLine({ max: longestReason }).optional(),
})
export type Move = z.infer<typeof moveInput>

export const clearInput = z.object({
  groupId: zId,
  week: zWeek,
  version: z.int('input.range').min(0, 'input.range'),
  /** Drafts only, or what people have been told of as well; shifts that are over stay. */
  withPublished: z.boolean('input.invalid').default(false),
})
export type Clear = z.infer<typeof clearInput>

export const copyInput = z.object({
  groupId: zId,
  from: zWeek,
  to: z.array(zWeek).min(1, 'input.required').max(mostTargetWeeks, 'input.tooMany'),
  /** For whoever needs one; without it such seats are left out and named. */
  reason: zLine({ max: longestReason }).optional(),
})
export type Copy = z.infer<typeof copyInput>

/** Somebody on a seat, with why it was done all the same; enough to do it again. */
const seatedPerson = z.object({ ...spot, profileId: z.string(), reason: z.string().nullable() })
export type SeatedPerson = z.infer<typeof seatedPerson>

export const cleared = z.object({ removed: z.number().int(), version: z.number().int(), seats: z.array(seatedPerson) })
export type Cleared = z.infer<typeof cleared>

/** Somebody who was not seated, and what stood against it. */
export const left = z.object({
  ...spot,
  profileId: z.string(),
  shiftName: z.string(),
  fullName: z.string(),
  code: z.string(),
  parameters: z.unknown(),
})
export type Left = z.infer<typeof left>

export const seating = z.object({ seats: z.array(seatedPerson).readonly(), left: z.array(left).readonly() })
export const copied = seating.extend({ placed: z.number().int() })

const ofPerson = { date: zDay, shiftId: zShiftId, seat: zSeat, profileId: zId }
/** Nine seats of each of twenty shifts a day: what copying into twelve weeks can bring at most is far from it. */
export const mostSeats = 5000

export const seatAllInput = z.object({
  groupId: zId,
  seats: z
    .array(z.object({ ...ofPerson, reason: zLine({ max: longestReason }).nullable() }))
    .min(1, 'input.required')
    .max(mostSeats, 'input.tooMany'),
})
export type SeatAll = z.infer<typeof seatAllInput>

export const unseatAllInput = z.object({
  groupId: zId,
  seats: z.array(z.object(ofPerson)).min(1, 'input.required').max(mostSeats, 'input.tooMany'),
})
export type UnseatAll = z.infer<typeof unseatAllInput>

/** Who sits where, in whatever group. */
export const seatedIn = z.object({ groupId: zId, ...ofPerson })
export type SeatedIn = z.infer<typeof seatedIn>

export const pinInput = z.object({
  seats: z.array(seatedIn).min(1, 'input.required').max(mostSeats, 'input.tooMany'),
  isPinned: z.boolean('input.invalid'),
})
export type Pin = z.infer<typeof pinInput>
export type Copied = z.infer<typeof copied>

export const noteInput = z.object({
  groupId: zId,
  date: zDay,
  shiftId: zShiftId,
  seat: zSeat,
  /** Empty takes it away. */
  note: zText({ max: longestNote }),
})
export type Note = z.infer<typeof noteInput>
