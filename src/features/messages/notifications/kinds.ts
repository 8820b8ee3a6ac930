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
export interface SeatNotice extends ShiftNotice {
  groupName: string
}
/** A seat to be filled, with the way to it. */
export interface OpenSeatNotice extends SeatNotice {
  groupId?: string | undefined
  seat?: number | undefined
}

/** What a notification is about, with what its sentence needs. Dates are plain dates; names are as they were then. */
export interface NotificationKinds {
  vacation_request_new: { requestIds: string[]; name: string; dates: string[]; reason: string }
  vacation_request_approved: { requestId: string; dates: string[]; response: string | null; responder: string }
  vacation_request_rejected: { requestId: string; dates: string[]; response: string | null; responder: string }
  shift_assigned: { groupName: string; week: string; shifts: ShiftNotice[] }
  shift_removed: { groupName: string; week: string; shifts: ShiftNotice[] }
  /** `hours`: how long before the start the person wants to be reminded. */
  shift_reminder: SeatNotice & { hours: number }
  assignment_declined: OpenSeatNotice & { name: string; reason: string }
  /** `isOwn`: told to the person whose seats they were. */
  assignments_freed: { name: string; isOwn?: boolean | undefined; seats: OpenSeatNotice[] }
  /** The person has shut the bot out: nothing more is said in the chat. */
  telegram_paused: Record<string, never>
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
  'todo_assigned',
  'telegram_paused',
  'vacation_request_new',
  'assignment_declined',
  'assignments_freed',
] as const satisfies readonly NotificationKind[]

/** Only those who run the organisation are told these. */
export const managerKinds: ReadonlySet<NotificationKind> = new Set([
  'vacation_request_new',
  'assignment_declined',
  'assignments_freed',
])
