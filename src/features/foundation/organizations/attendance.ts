/** How an organisation notes who works. */
export interface AttendanceRules {
  /** Since when people check in, as an ISO instant; null: they do not. What was worked before counts as it was planned. */
  readonly since: string | null
  /** Minutes after the start from which somebody is late, and those from which they are missing. */
  readonly lateMinutes: number
  readonly missingMinutes: number
  /** Since then, when it was switched off for less than a day: what began in them counts as it was planned. */
  readonly pauses?: readonly Pause[] | undefined
  /** When it was switched off, and since when people had checked in by then. */
  readonly off?: { readonly at: string; readonly since: string } | undefined
}

/** ISO instants; it is over at the second. */
interface Pause {
  readonly from: string
  readonly until: string
}

export const defaultAttendance: AttendanceRules = { since: null, lateMinutes: 5, missingMinutes: 10 }

export const shortestWait = 1
export const maxWait = 120
/** Hours in which switching it off can be taken back, as if it had been by mistake. */
const hoursToReturn = 24

/** Organisations that were founded before there was such a thing have none. */
export const attendanceOf = ({ attendance }: { readonly attendance?: AttendanceRules | undefined }): AttendanceRules =>
  attendance ?? defaultAttendance

/** Whoever switches it on does so from now: nobody is missing on a shift that has begun by then. */
export function switchAttendanceRules(rules: AttendanceRules, isOn: boolean, now: Temporal.Instant): AttendanceRules {
  const { since, off, pauses = [], ...waits } = rules
  if (isOn === (since !== null)) return rules
  const at = now.toString()
  if (since !== null) return { ...waits, since: null, pauses, off: { at, since } }
  if (off === undefined || !isBefore(now, Temporal.Instant.from(off.at).add({ hours: hoursToReturn }))) {
    return { ...waits, since: at }
  }
  return { ...waits, since: off.since, pauses: [...pauses, { from: off.at, until: at }] }
}

/** Whether people check in for what begins then. */
export const isCheckInExpected = ({ since, pauses = [] }: AttendanceRules, startsAt: Temporal.Instant): boolean =>
  since !== null &&
  !isBefore(startsAt, Temporal.Instant.from(since)) &&
  pauses.every(
    ({ from, until }) =>
      isBefore(startsAt, Temporal.Instant.from(from)) || !isBefore(startsAt, Temporal.Instant.from(until)),
  )

/** From when somebody is waited for who was to come then: not while nobody could check in. */
export const checkInDueAt = (
  { pauses = [], missingMinutes }: AttendanceRules,
  dueAt: Temporal.Instant,
): Temporal.Instant =>
  pauses.reduce((due, pause) => {
    const until = Temporal.Instant.from(pause.until)
    const isAfter = !isBefore(due.add({ minutes: missingMinutes }), Temporal.Instant.from(pause.from))
    return isAfter && isBefore(due, until) ? until : due
  }, dueAt)

const isBefore = (a: Temporal.Instant, b: Temporal.Instant): boolean => Temporal.Instant.compare(a, b) < 0
