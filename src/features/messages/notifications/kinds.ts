/** What was told long ago knows less: what can be missing was not told then. */
export interface ShiftNotice {
  date: string
  shiftName: string
  startTime: string
  endTime: string
  shiftId?: string | undefined
  /** When it really runs, in ISO, for the clock of whoever reads it. */
  startsAt?: string | undefined
  endsAt?: string | undefined
  /** Where a message is about several groups. */
  groupName?: string | undefined
}
/** Hours and, below two of them and beside one, minutes until a start, for a notification of it. */
export function timeUntil(start: Temporal.Instant, now: Temporal.Instant): { hours: number; minutes?: number } {
  const minutes = Math.max(1, Math.round(start.since(now).total('minutes')))
  return { hours: Math.max(1, Math.round(minutes / 60)), ...(minutes < 120 && minutes !== 60 ? { minutes } : {}) }
}

export interface SeatNotice extends ShiftNotice {
  groupName: string
}
export const hasSameStart = (seats: readonly SeatNotice[]): boolean =>
  new Set(seats.map(({ date, startTime }) => `${date} ${startTime}`)).size <= 1

/** A seat to be filled, with the way to it. */
export interface OpenSeatNotice extends SeatNotice {
  groupId?: string | undefined
  seat?: number | undefined
}

export const offerOutcomes = [
  'done',
  'chosen',
  'not_chosen',
  'withdrawn',
  'seat_changed',
  'refused',
  'rejected',
  'begun',
  'nobody_applied',
  'taken_back',
  'take_undone',
  'approval_undone',
  'refusal_undone',
] as const
export type OfferOutcome = (typeof offerOutcomes)[number]

/** On the organisation's clock. */
interface Moment {
  date: string
  time: string
}
/** For which time somebody could not come. */
export interface ReportedTime {
  from: Moment
  until: Moment
}

interface OfferNotice extends OpenSeatNotice {
  offerId: string
  offer: 'give' | 'swap' | 'gap'
}

/** A day of which some shifts only are asked for. */
interface PartDay {
  date: string
  shifts: Pick<ShiftNotice, 'shiftName' | 'shiftId' | 'startsAt' | 'endsAt'>[]
}

export const vacationUndone = ['approval', 'vacation', 'request'] as const
export type VacationUndone = (typeof vacationUndone)[number]

/** What a notification is about, with what its sentence needs. Dates are plain dates; names are as they were then. */
export interface NotificationKinds {
  vacation_request_new: {
    requestIds: string[]
    name: string
    dates: string[]
    partDays?: PartDay[] | undefined
    reason: string
  }
  vacation_request_approved: {
    requestId: string
    dates: string[]
    partDays?: PartDay[] | undefined
    response: string | null
    responder: string
  }
  /** `undone`: a planner withdrew the approval, or deleted approved vacation or a pending request. */
  vacation_request_rejected: {
    requestId: string
    dates: string[]
    partDays?: PartDay[] | undefined
    response: string | null
    responder: string
    undone?: VacationUndone | undefined
  }
  shift_assigned: { groupName: string; week: string; shifts: ShiftNotice[] }
  /** `hasBegun`: all of them, such as a running shift that another member takes over. */
  shift_removed: { groupName: string; week: string; shifts: ShiftNotice[]; hasBegun?: boolean | undefined }
  /** `hours`: until the start; `minutes`: the same, where it is less than two hours. */
  shift_reminder: SeatNotice & { hours: number; minutes?: number | undefined }
  assignment_declined: OpenSeatNotice & { name: string; reason: string }
  /** `isOwn`: told to the person whose seats they were. */
  assignments_freed: { name: string; isOwn?: boolean | undefined; seats: OpenSeatNotice[] }
  /** The person has shut the bot out: nothing more is said in the chat. */
  telegram_paused: Record<string, never>
  discord_paused: Record<string, never>
  /** `name`: who offers the seat, `reason`: what was said to it; `other`: what is asked for in a swap. */
  offer_made: OfferNotice & { name: string | null; reason: string; other: SeatNotice | null }
  /** What came of an offer; `other`: in a swap, what was asked for, or has come for it. */
  offer_settled: OfferNotice & { name: string | null; outcome: OfferOutcome; other?: ShiftNotice | undefined }
  /** A planner has to say yes to somebody, or to choose of several; `other`: as above. */
  offer_waits: OfferNotice & { name: string | null; applicants: number; other?: SeatNotice | undefined }
  person_absent: { name: string; absence: 'illness' | 'emergency' | 'other'; reason: string; seats: OpenSeatNotice[] }
  /** Who could not, and can again before the end that was said; `isOwn`: told to the person. */
  person_back: { name: string; isOwn: boolean; reported?: ReportedTime | undefined }
  /** Somebody has ended their membership themselves; how many seats and todos of theirs are open by it. */
  member_left: { name: string; openSeats: number; openTodos: number }
  /** Seats that are free, or else not confirmed; `hours`, `minutes`: until the first of them begins, as above. */
  seat_alarm: { hours: number; minutes?: number | undefined; isFree: boolean; seats: OpenSeatNotice[] }
  /** Reminds the member on the seat to check in. `minutes`: since the start of the shift. */
  attendance_late: SeatNotice & { assignmentId: string; minutes: number }
  /**
   * Asks planners, the shift manager and team leads on duty to find a replacement. `minutesLeft`: minutes of the shift that
   * remained when the member checked out early and left the group empty; undefined: the member has not come.
   */
  attendance_missing: OpenSeatNotice & {
    assignmentId: string
    name: string
    minutes: number
    minutesLeft?: number | undefined
  }
  /** A member requests a correction of their hours. */
  correction_asked: SeatNotice & { requestId?: string | undefined; profileId: string; name: string; reason: string }
  /** What came of it, or what was corrected without having been asked; `reason`: what was said to it. */
  correction_settled: SeatNotice & { isCorrected: boolean; name: string; reason: string }
  /** `isGone`: the receiver has said so; else nothing arrived for three days. */
  webhook_paused: { host: string; isGone: boolean }
  /** A channel that nothing can be posted in any more. */
  discord_channel_lost: { channel: string }
  /** `night`: of which there is no backup, or whose backup could not be restored on trial. */
  backup_failed: { isTrial: boolean; why: 'room' | 'folder' | 'other'; night: string }
  todo_assigned: { todoId: string; text: string; assigner: string; dueDay: string | null; dueTime: string | null }
}
export type NotificationKind = keyof NotificationKinds

/** As the settings list them: first what concerns everybody. */
export const notificationKinds = [
  'shift_assigned',
  'shift_removed',
  'shift_reminder',
  'vacation_request_approved',
  'vacation_request_rejected',
  'offer_made',
  'offer_settled',
  'attendance_late',
  'correction_settled',
  'todo_assigned',
  'telegram_paused',
  'discord_paused',
  'vacation_request_new',
  'assignment_declined',
  'assignments_freed',
  'person_absent',
  'person_back',
  'member_left',
  'offer_waits',
  'seat_alarm',
  'attendance_missing',
  'correction_asked',
  'webhook_paused',
  'discord_channel_lost',
  'backup_failed',
] as const satisfies readonly NotificationKind[]

/** Only those who run the organisation are told these. */
export const managerKinds: ReadonlySet<NotificationKind> = new Set([
  'vacation_request_new',
  'assignment_declined',
  'assignments_freed',
  'person_absent',
  'person_back',
  'member_left',
  'offer_waits',
  'seat_alarm',
  'attendance_missing',
  'correction_asked',
  'webhook_paused',
  'discord_channel_lost',
  'backup_failed',
])

/** Kinds that exist only where members check in. */
export const attendanceKinds: ReadonlySet<NotificationKind> = new Set([
  'attendance_late',
  'attendance_missing',
  'correction_asked',
  'correction_settled',
])
