import { z } from 'zod'
import { contactMessengers } from '#features/foundation/people/schema.ts'
import { groupColours, shiftColours } from '#kit/colour.ts'
import { zDay, zId, zInstant, zLine, zText, zTimeOfDay, zTimestamp } from '#kit/schema.ts'
import { zMonth } from '#features/work/scoreboard/schema.ts'
import { bases, endings, maxReasonLength, requestStates, dutyStates } from './states.ts'

export const oneSeat = z.object({ assignmentId: zId })

const zReason = zLine({ max: maxReasonLength, min: 1 })

export const correction = z.object({
  assignmentId: zId,
  /** Null: nothing of it was worked. */
  worked: z.object({ start: zInstant, end: zInstant }).nullable(),
  reason: zReason,
})
export type Correction = z.infer<typeof correction>

export const correctionWish = z.object({ assignmentId: zId, start: zInstant, end: zInstant, note: zReason })
export type CorrectionWish = z.infer<typeof correctionWish>

export const decision = z.object({
  requestId: zId,
  isGranted: z.boolean('input.invalid'),
  answer: zText({ max: maxReasonLength }),
})
export type Decision = z.infer<typeof decision>

export const oneRequest = z.object({ requestId: zId })

export const ownQuestion = z.object({ month: zMonth })
export const sheetQuestion = z.object({ month: zMonth, profileId: zId })
export const exportQuestion = z.object({
  month: zMonth,
  /** Null: everybody, a line each. */
  profileId: zId.nullable(),
})
export type TimesheetExportQuestion = z.infer<typeof exportQuestion>

export const closing = z.object({ month: zMonth })
export const reopening = z.object({ month: zMonth, reason: zReason })

const seat = {
  assignmentId: z.string(),
  groupId: z.string(),
  groupName: z.string(),
  date: zDay,
  shiftId: z.string(),
  shiftName: z.string(),
  seat: z.number().int(),
  startTime: zTimeOfDay,
  endTime: zTimeOfDay,
  /** ISO instants, as all here. */
  startsAt: zTimestamp,
  endsAt: zTimestamp,
}

const came = {
  standing: z.enum(dutyStates),
  checkedInAt: zTimestamp.nullable(),
  checkedOutAt: zTimestamp.nullable(),
  ending: z.enum(endings).nullable(),
  isLate: z.boolean(),
  isMissing: z.boolean(),
  leftEarly: z.boolean(),
}

const colleague = z.object({ profileId: z.string(), fullName: z.string(), avatarImage: z.string().nullable() })
export type Colleague = z.infer<typeof colleague>

/** A part of one's own that runs or comes next. */
const ownPart = z.object({
  ...seat,
  ...came,
  color: z.enum(shiftColours),
  /** On the person's own clock; null: it shows what the plan's does. */
  own: z.object({ date: zDay, startTime: zTimeOfDay, endTime: zTimeOfDay }).nullable(),
  opensAt: zTimestamp,
  /** A check-out before that is an early one. */
  earlyBefore: zTimestamp,
  /** Until then a check-out can be undone; null: there is none, or no longer. */
  resumableUntil: zTimestamp.nullable(),
  /** In the same group: until it begins, while it runs, and after it. */
  before: z.array(colleague),
  beside: z.array(colleague),
  after: z.array(colleague),
})
export type OwnPart = z.infer<typeof ownPart>

/** Null: nobody checks in here. */
export const ownDuty = z.object({ now: z.string(), parts: z.array(ownPart) }).nullable()
export type OwnDuty = z.infer<typeof ownDuty>

export const dutyResult = z.object({ standing: z.enum(dutyStates) })
export type DutyResult = z.infer<typeof dutyResult>

/** Somebody on duty, with the ways to reach them; null: there is none. */
const dutyPerson = colleague.extend({
  timeZone: z.string().nullable(),
  /** Languages that the person speaks, as typed in the profile. */
  languages: z.array(z.string()),
  phone: z.string().nullable(),
  /** Where the person prefers to be written to, by the phone number; null: no preference. */
  messenger: z.enum(contactMessengers).nullable(),
  email: z.string().nullable(),
  /** The name in Telegram. */
  chat: z.string().nullable(),
  /** The id of the account in Discord. */
  discord: z.string().nullable(),
})
export type DutyPerson = z.infer<typeof dutyPerson>

const dutySeat = z.object({
  ...seat,
  /** Null: nobody sits there. */
  assignmentId: z.string().nullable(),
  ...came,
  /** `unpublished`: the plan of its week is not published, so that no member knows of the seat. */
  standing: z.enum([...dutyStates, 'gap', 'unpublished']),
  person: dutyPerson.nullable(),
  isConfirmed: z.boolean(),
  /** When the member was expected; of an open seat its start. */
  dueAt: zTimestamp,
  askedAt: zTimestamp.nullable(),
  alarmedAt: zTimestamp.nullable(),
  coveredBy: z.string().nullable(),
  color: z.enum(shiftColours),
})
export type DutySeat = z.infer<typeof dutySeat>

const dutyGroup = z.object({
  groupId: z.string(),
  groupName: z.string(),
  color: z.enum(groupColours),
  /** Whose shift runs. */
  now: z.array(dutySeat),
  /** Who was missing on a seat that somebody else has by now, or nobody. */
  replaced: z.array(dutySeat),
  /** Whose shift begins next, gaps too. */
  next: z.array(dutySeat),
})
export type DutyGroup = z.infer<typeof dutyGroup>

export const duty = z.object({
  now: zTimestamp,
  /** When the next shift begins or ends; null: none is planned. */
  changesAt: zTimestamp.nullable(),
  groups: z.array(dutyGroup),
})
export type Duty = z.infer<typeof duty>

const sums = z.object({
  /** Minutes. */
  planned: z.number(),
  worked: z.number(),
  shifts: z.number().int(),
  late: z.number().int(),
  missing: z.number().int(),
  leftEarly: z.number().int(),
  nights: z.number().int(),
  weekends: z.number().int(),
})
export type ShownSums = z.infer<typeof sums>

const request = z.object({
  id: z.string(),
  state: z.enum(requestStates),
  wishedStart: zTimestamp,
  wishedEnd: zTimestamp,
  note: z.string(),
  answer: z.string(),
})

const sheetLine = z.object({
  ...seat,
  ...came,
  basis: z.enum(bases),
  isPlanned: z.boolean(),
  /** The whole of it, also of a shift over the month's end. */
  worked: z.object({ start: z.string(), end: z.string() }).nullable(),
  /** Of it, and of what the plan has, in this month. */
  minutes: z.number(),
  plannedMinutes: z.number(),
  isNight: z.boolean(),
  correction: z.object({ reason: z.string(), by: z.string().nullable(), at: z.string() }).nullable(),
  request: request.nullable(),
})
export type SheetLine = z.infer<typeof sheetLine>

export const sheet = z.object({
  month: z.string(),
  profileId: z.string(),
  fullName: z.string(),
  closedAt: zTimestamp.nullable(),
  sums,
  lines: z.array(sheetLine),
})
export type Timesheet = z.infer<typeof sheet>

export const sheets = z.object({
  month: z.string(),
  /** ISO instant and who; null: the month is open. */
  closed: z.object({ at: z.string(), by: z.string().nullable() }).nullable(),
  /** Its last shift is over. */
  isOver: z.boolean(),
  openRequests: z.number().int(),
  people: z.array(colleague.extend({ sums, openRequests: z.number().int() })),
})
export type MonthTimesheets = z.infer<typeof sheets>
