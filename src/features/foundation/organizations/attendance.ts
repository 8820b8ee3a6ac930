/** How an organisation notes who works. */
export interface AttendanceRules {
  /** Since when people check in, as an ISO instant; null: they do not. What was worked before counts as it was planned. */
  readonly since: string | null
  /** Minutes after the start from which somebody is late, and those from which they are missing. */
  readonly lateMinutes: number
  readonly missingMinutes: number
}

export const usualAttendance: AttendanceRules = { since: null, lateMinutes: 5, missingMinutes: 10 }

export const shortestWait = 1
export const longestWait = 120

/** Organisations that were founded before there was such a thing have none. */
export const attendanceOf = ({ attendance }: { readonly attendance?: AttendanceRules | undefined }): AttendanceRules =>
  attendance ?? usualAttendance
