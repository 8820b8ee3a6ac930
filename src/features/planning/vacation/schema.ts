import { z } from 'zod'
import { groupColours } from '#kit/colour.ts'
import { zDay, zId, zInstantCursor, zNextCursor, zText, zTimeOfDay, zTimestamp, zWeek } from '#kit/schema.ts'
import { roles } from '#features/foundation/permissions/roles.ts'
import { zShiftId } from '#features/agency/shifts/schema.ts'
import { maxTextLength, moveNames, requestStatuses } from './states.ts'

const shiftTime = z.object({
  /** The day under which the plan has the shift. */
  date: zDay,
  /** ISO instants; a night can begin on the day after `date`. */
  startsAt: zTimestamp,
  endsAt: zTimestamp,
})

export const vacationRequest = z.object({
  id: z.string(),
  profileId: z.string(),
  fullName: z.string(),
  role: z.enum(roles),
  weekStart: zDay,
  weekEnd: zDay,
  specificDates: z.array(zDay),
  /** Null: all shifts of the days. */
  shiftId: z.string().nullable(),
  shiftName: z.string().nullable(),
  /** When that shift runs on each of the days; empty: all shifts of the days. */
  shiftTimes: z.array(shiftTime),
  requestedDays: z.number().int(),
  currentLimit: z.number().int(),
  /** Days of the week that the person has off or has asked for, this request's and all others' together. */
  weekDays: z.number().int(),
  status: z.enum(requestStatuses),
  reason: z.string(),
  adminResponse: z.string().nullable(),
  /** Full name of who decided. */
  responder: z.string().nullable(),
  /** ISO instants. */
  respondedAt: zTimestamp.nullable(),
  createdAt: zTimestamp,
  /** Counts every change; a decision names the version it was taken on. */
  version: z.number().int(),
})
export type VacationRequest = z.infer<typeof vacationRequest>

export const requestPage = z.object({
  requests: z.array(vacationRequest),
  /** To ask for the next page with; null: this was the last. */
  next: zNextCursor,
  /** Of all pages. */
  total: z.number().int(),
})
export type RequestPage = z.infer<typeof requestPage>

export const pageQuestion = z.object({
  tab: z.enum(['open', 'processed'], 'input.invalid'),
  /** `next` of the page before. */
  after: zInstantCursor.optional(),
})
export type PageQuestion = z.infer<typeof pageQuestion>

const wish = {
  /** Days of the week. */
  dates: z.array(zDay).max(31),
  /** Left out: all enabled shifts. */
  shiftId: zShiftId.optional(),
}

export const newRequests = z.object({
  week: zWeek,
  ...wish,
  /** Other days of other shifts, asked for together with these. */
  also: z.array(z.object(wish)).max(20, 'input.tooMany').default([]),
  reason: zText({ max: maxTextLength, min: 1, tooShort: 'vacation.noReason' }),
})
export type NewRequests = z.infer<typeof newRequests>

export const createdRequests = z.object({
  requests: z.array(vacationRequest),
  /** Of all the requests. */
  totalDays: z.number().int(),
  /** Days that had been requested already. */
  skippedDates: z.array(zDay),
})

const hitSeat = z.object({
  id: z.string(),
  groupId: z.string(),
  groupName: z.string(),
  color: z.enum(groupColours),
  shiftId: z.string(),
  shiftName: z.string(),
  date: zDay,
  startTime: zTimeOfDay,
  endTime: zTimeOfDay,
  /** ISO instants. */
  startsAt: zTimestamp,
  endsAt: zTimestamp,
  isPublished: z.boolean(),
  /** Of the group's seats in this shift: filled now, filled without the person, there are. */
  filled: z.number().int(),
  filledAfter: z.number().int(),
  seats: z.number().int(),
})

/** What approving would do. */
const whatIf = z.object({
  /** Assignments that would open again. */
  seats: z.array(hitSeat),
  days: z.array(
    z.object({
      date: zDay,
      /** Other members who have vacation then, or requested it. */
      others: z.array(
        z.object({
          id: z.string(),
          fullName: z.string(),
          isApproved: z.boolean(),
          /** The shifts of a part of the day; empty: the whole day. */
          shiftNames: z.array(z.string()),
        }),
      ),
      /** For each requested shift, the number of other members who are available and have no assignment then. */
      available: z.array(z.object({ shiftId: z.string(), shiftName: z.string(), count: z.number().int() })),
    }),
  ),
  /** A week, as it is today. */
  limit: z.number().int(),
})

export const decisionView = z.object({
  request: vacationRequest,
  /** The same person's other pending requests of the week, oldest first, with name and e-mail. */
  otherPending: z.array(vacationRequest.extend({ email: z.string() })),
  whatIf,
})
export type DecisionView = z.infer<typeof decisionView>

export const decision = z.object({
  id: zId,
  version: z.int('input.range').min(1, 'input.range'),
  move: z.enum(moveNames, 'input.invalid'),
  response: zText({ max: maxTextLength }).optional(),
  /** The assignments the manager has seen would open; refused when others would by now. */
  opens: z.array(zId).max(100).optional(),
})
export type Decision = z.infer<typeof decision>

const block = z.object({
  start: zDay,
  end: zDay,
  daysCount: z.number().int(),
  /** Each shift of days that are off in part; empty: whole days. */
  shifts: z.array(shiftTime.extend({ shiftName: z.string() })),
})
export const vacationBlocks = z.object({ current: block.nullable(), upcoming: z.array(block) })
export type VacationBlocks = z.infer<typeof vacationBlocks>
