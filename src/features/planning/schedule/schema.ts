import { z } from 'zod'
import { groupColours, shiftColours } from '#kit/colour.ts'
import { zDay, zId, zLine, zText, zTimeOfDay, zWeek } from '#kit/schema.ts'
import { zShiftId } from '#features/agency/shifts/schema.ts'
import { warnings } from '#features/planning/planning-rules/rules.ts'
import { seatedStates, maxReasonLength, planStates } from '#features/planning/assignments/states.ts'
import { seatQuestion } from '#features/planning/candidates/schema.ts'
import { maxNoteLength, maxSeats, maxTargetWeeks } from './rules.ts'

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
  state: z.enum(seatedStates),
  /** As they were when the person was assigned. */
  startTime: zTimeOfDay,
  endTime: zTimeOfDay,
  overriddenWarnings: z.array(z.enum(warnings)),
  /** As typed, or a code such as `code:market` for a reason that Staffel gave itself. */
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
  maxWeekHours: z.number().int().nullable(),
  notes: z.array(z.object({ ...spot, note: z.string() })),
  /** Who has declined a seat that is still to come, for those who plan. */
  declined: z.array(z.object({ ...spot, fullName: z.string(), reason: z.string() })),
})
export type Plan = z.infer<typeof plan>

/** Taking back: whoever the member took off that seat within a day is pinned, confirmed and overridden as before. */
export const zAsBefore = z.boolean('input.invalid').optional()

export const assignInput = seatQuestion.extend({
  seat: z.int('input.range').min(1, 'input.range').max(9, 'input.range'),
  profileId: zId,
  /** Asked for where a soft rule warns; kept on the assignment. */
  reason: zLine({ max: maxReasonLength }).optional(),
  asBefore: zAsBefore,
})
export type Assign = z.infer<typeof assignInput>

export const replaceInput = z.object({
  assignmentId: zId,
  profileId: zId,
  /** As of `assignInput`. */
  reason: zLine({ max: maxReasonLength }).optional(),
})
export type ReplaceMember = z.infer<typeof replaceInput>

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
  reason: zLine({ max: maxReasonLength }).optional(),
  asBefore: zAsBefore,
})
export type MoveSeat = z.infer<typeof moveInput>

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
  to: z.array(zWeek).min(1, 'input.required').max(maxTargetWeeks, 'input.tooMany'),
  /** For whoever needs one; without it such seats are left out and named. */
  reason: zLine({ max: maxReasonLength }).optional(),
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
export type NotAssigned = z.infer<typeof left>

export const seating = z.object({ seats: z.array(seatedPerson).readonly(), left: z.array(left).readonly() })
/** `placed`: seats that were filled; `unchanged`: seats whose member sat there before. */
export const copied = seating.extend({ placed: z.number().int(), unchanged: z.number().int() })

const ofPerson = { date: zDay, shiftId: zShiftId, seat: zSeat, profileId: zId }
export const seatAllInput = z.object({
  groupId: zId,
  seats: z
    .array(z.object({ ...ofPerson, reason: zLine({ max: maxReasonLength }).nullable() }))
    .min(1, 'input.required')
    .max(maxSeats, 'input.tooMany'),
  asBefore: zAsBefore,
})
export type SeatAll = z.infer<typeof seatAllInput>

export const unseatAllInput = z.object({
  groupId: zId,
  seats: z.array(z.object(ofPerson)).min(1, 'input.required').max(maxSeats, 'input.tooMany'),
})
export type UnseatAll = z.infer<typeof unseatAllInput>

/** Who sits where, in whatever group. */
export const seatedIn = z.object({ groupId: zId, ...ofPerson })

export const pinInput = z.object({
  seats: z.array(seatedIn).min(1, 'input.required').max(maxSeats, 'input.tooMany'),
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
  note: zText({ max: maxNoteLength }),
  /** The one that stood there when it was written; another one that stands there by now is not replaced unseen. */
  was: zText({ max: maxNoteLength }).optional(),
})
export type Note = z.infer<typeof noteInput>
