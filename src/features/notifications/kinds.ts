type ShiftTold = { date: string; shiftName: string; startTime: string; endTime: string }

/** What a notification is about, with what its sentence needs. Dates are plain dates; names are as they were then. */
export interface NotificationKinds {
  vacation_request_new: { requestIds: string[]; name: string; dates: string[]; reason: string }
  vacation_request_approved: { requestId: string; dates: string[]; response: string | null; responder: string }
  vacation_request_rejected: { requestId: string; dates: string[]; response: string | null; responder: string }
  shift_assigned: { groupName: string; week: string; shifts: ShiftTold[] }
  shift_removed: { groupName: string; week: string; shifts: ShiftTold[] }
  assignment_declined: {
    name: string
    groupName: string
    reason: string
    date: string
    shiftName: string
    startTime: string
    endTime: string
  }
  assignments_freed: {
    name: string
    seats: { groupName: string; shiftName: string; date: string; startTime: string; endTime: string }[]
  }
}
export type NotificationKind = keyof NotificationKinds
