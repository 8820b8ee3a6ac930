import { z } from 'zod'
import { zId, zInstantCursor, zNextCursor, zTimestamp } from '#kit/schema.ts'
import { channels } from './channels.ts'
import {
  type NotificationKind,
  type NotificationKinds,
  notificationKinds,
  offerOutcomes,
  vacationUndone,
} from './kinds.ts'

const shift = z.object({
  date: z.string(),
  shiftName: z.string(),
  startTime: z.string(),
  endTime: z.string(),
  shiftId: z.string().optional(),
  startsAt: zTimestamp.optional(),
  endsAt: zTimestamp.optional(),
  groupName: z.string().optional(),
})
const seat = shift.extend({ groupName: z.string() })
const openSeat = seat.extend({
  groupId: z.string().optional(),
  seat: z.number().int().optional(),
})
const offer = openSeat.extend({ offerId: z.string(), offer: z.enum(['give', 'swap', 'gap']) })
const partDays = z
  .array(
    z.object({
      date: z.string(),
      shifts: z.array(shift.pick({ shiftId: true, shiftName: true, startsAt: true, endsAt: true })),
    }),
  )
  .optional()
const decision = z.object({
  requestId: z.string(),
  dates: z.array(z.string()),
  partDays,
  response: z.string().nullable(),
  responder: z.string(),
})
const moment = z.object({ date: z.string(), time: z.string() })
const reported = z.object({ from: moment, until: moment })
const shifts = z.object({ groupName: z.string(), week: z.string(), shifts: z.array(shift) })

const parameters = {
  vacation_request_new: z.object({
    requestIds: z.array(z.string()),
    name: z.string(),
    dates: z.array(z.string()),
    partDays,
    reason: z.string(),
  }),
  vacation_request_approved: decision,
  vacation_request_rejected: decision.extend({ undone: z.enum(vacationUndone).optional() }),
  shift_assigned: shifts,
  shift_removed: shifts.extend({ hasBegun: z.boolean().optional() }),
  shift_reminder: seat.extend({ hours: z.number(), minutes: z.number().int().optional() }),
  assignment_declined: openSeat.extend({ name: z.string(), reason: z.string() }),
  assignments_freed: z.object({ name: z.string(), isOwn: z.boolean().optional(), seats: z.array(openSeat) }),
  offer_made: offer.extend({ name: z.string().nullable(), reason: z.string(), other: seat.nullable() }),
  offer_settled: offer.extend({ name: z.string().nullable(), outcome: z.enum(offerOutcomes), other: shift.optional() }),
  offer_waits: offer.extend({ name: z.string().nullable(), applicants: z.number().int(), other: seat.optional() }),
  person_absent: z.object({
    name: z.string(),
    absence: z.enum(['illness', 'emergency', 'other']),
    reason: z.string(),
    seats: z.array(openSeat),
  }),
  person_back: z.object({ name: z.string(), isOwn: z.boolean(), reported: reported.optional() }),
  member_left: z.object({ name: z.string(), openSeats: z.number().int(), openTodos: z.number().int() }),
  seat_alarm: z.object({
    hours: z.number().int(),
    minutes: z.number().int().optional(),
    isFree: z.boolean(),
    seats: z.array(openSeat),
  }),
  attendance_late: seat.extend({ assignmentId: z.string(), minutes: z.number().int() }),
  attendance_missing: openSeat.extend({
    assignmentId: z.string(),
    name: z.string(),
    minutes: z.number().int(),
    minutesLeft: z.number().int().optional(),
  }),
  correction_asked: seat.extend({
    requestId: z.string().optional(),
    profileId: z.string(),
    name: z.string(),
    reason: z.string(),
  }),
  correction_settled: seat.extend({ isCorrected: z.boolean(), name: z.string(), reason: z.string() }),
  discord_channel_lost: z.object({ channel: z.string() }),
  webhook_paused: z.object({ host: z.string(), isGone: z.boolean() }),
  backup_failed: z.object({ isTrial: z.boolean(), why: z.enum(['room', 'folder', 'other']), night: z.string() }),
  telegram_paused: z.record(z.string(), z.never()),
  discord_paused: z.record(z.string(), z.never()),
  todo_assigned: z.object({
    todoId: z.string(),
    text: z.string(),
    assigner: z.string(),
    dueDay: z.string().nullable(),
    dueTime: z.string().nullable(),
  }),
} satisfies { [K in NotificationKind]: z.ZodType<NotificationKinds[K]> }

const of = <K extends NotificationKind>(kind: K) =>
  z.object({
    id: z.string(),
    kind: z.literal(kind),
    parameters: parameters[kind],
    createdAt: zTimestamp,
    readAt: zTimestamp.nullable(),
  })

export const notification = z.discriminatedUnion('kind', [
  of('vacation_request_new'),
  of('vacation_request_approved'),
  of('vacation_request_rejected'),
  of('shift_assigned'),
  of('shift_removed'),
  of('shift_reminder'),
  of('assignment_declined'),
  of('assignments_freed'),
  of('offer_made'),
  of('offer_settled'),
  of('offer_waits'),
  of('person_absent'),
  of('person_back'),
  of('member_left'),
  of('seat_alarm'),
  of('attendance_late'),
  of('attendance_missing'),
  of('correction_asked'),
  of('correction_settled'),
  of('telegram_paused'),
  of('discord_paused'),
  of('todo_assigned'),
  of('webhook_paused'),
  of('discord_channel_lost'),
  of('backup_failed'),
])
export type Notification = z.infer<typeof notification>

const zKind = z.enum(notificationKinds, 'input.invalid')
const zChannel = z.enum(channels, 'input.invalid')

export const inboxQuestion = z.object({
  isUnread: z.boolean('input.invalid').optional(),
  kind: zKind.optional(),
  after: zInstantCursor.optional(),
})
export type InboxQuestion = z.infer<typeof inboxQuestion>

export const inboxPage = z.object({ notifications: z.array(notification), next: zNextCursor })
export type InboxPage = z.infer<typeof inboxPage>

export const reading = z.object({
  ids: z.array(zId).min(1, 'input.required').max(100, 'input.tooMany'),
  isRead: z.boolean('input.invalid'),
})

const rule = z.object({ enabled: z.boolean('input.invalid'), locked: z.boolean('input.invalid') })

/** The owner's rules; a kind that is left out is on and not locked. */
export const notificationSettings = z.partialRecord(zKind, rule)
export type NotificationSettings = z.infer<typeof notificationSettings>

export const ruleChange = rule.partial().extend({ kind: zKind })
export type RuleChange = z.infer<typeof ruleChange>

/** What a person has chosen; what is left out is as usual. */
const preferences = z.partialRecord(zKind, z.partialRecord(zChannel, z.boolean()))
export type Preferences = z.infer<typeof preferences>

/** One line of a person's own switches. */
export const ownKind = rule.extend({ kind: zKind, channels: z.array(zChannel) })
export type OwnKindPreference = z.infer<typeof ownKind>

export const choice = z.object({ kind: zKind, channel: zChannel, isOn: z.boolean('input.invalid') })
export type ChannelChoice = z.infer<typeof choice>
export const choices = z.object({
  choices: z.array(choice).max(notificationKinds.length * channels.length, 'input.tooMany'),
})
