import { z } from 'zod'
import { shiftColours } from '#kit/colour.ts'
import { zDay, zId, zLine, zTimeOfDay, zTimestamp } from '#kit/schema.ts'
import { maxReasonLength, publishedStates } from '#features/planning/assignments/states.ts'

export const declineInput = z.object({ assignmentId: zId, reason: zLine({ max: maxReasonLength, min: 1 }) })

/** As many as the dashboard shows, and a few more. */
const maxConfirmed = 50
export const confirmAllInput = z.object({
  assignmentIds: z.array(zId).min(1, 'input.required').max(maxConfirmed, 'input.tooMany'),
})

const nextShift = z.object({
  assignmentId: z.string(),
  name: z.string(),
  /** The day under which the plan has it. */
  date: zDay,
  startTime: zTimeOfDay,
  endTime: zTimeOfDay,
  isOvernight: z.boolean(),
  /** On the person's own clock; null: it shows what the plan's does. */
  own: z.object({ startTime: zTimeOfDay, endTime: zTimeOfDay, isOvernight: z.boolean() }).nullable(),
  /** ISO instants. */
  startsAt: zTimestamp,
  endsAt: zTimestamp,
  status: z.enum(publishedStates),
  groupName: z.string(),
  color: z.enum(shiftColours),
  /** What the planners wrote to the seat. */
  note: z.string().nullable(),
})
export type NextShift = z.infer<typeof nextShift>

/** By the days on which they begin for the person. */
export const nextShifts = z.array(z.object({ date: zDay, shifts: z.array(nextShift) }))
export type NextShifts = z.infer<typeof nextShifts>

/** A published seat, in the cell of availability that it stands in. */
const ownSeat = z.object({
  date: zDay,
  /** The organisation's shift; of a group's own one that with which it shares the most time. */
  shiftId: z.string(),
  name: z.string(),
  startTime: zTimeOfDay,
  endTime: zTimeOfDay,
  /** On the person's own clock and calendar; null: they show what the plan's do. */
  own: z.object({ date: zDay, startTime: zTimeOfDay, endTime: zTimeOfDay, isOvernight: z.boolean() }).nullable(),
  /** ISO instants. */
  startsAt: zTimestamp,
  endsAt: zTimestamp,
  status: z.enum(publishedStates),
  groupName: z.string(),
  color: z.enum(shiftColours),
})
export type OwnSeat = z.infer<typeof ownSeat>

export const ownSeats = z.array(ownSeat)
