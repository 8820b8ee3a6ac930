/**
 * The life of somebody's part in a shift, from a quarter of an hour before it to its end. Whether they were late or missing
 * stays with it for good, whatever comes after; so does whether they left early.
 *
 *   ahead ──15 min before──▶ expected ──late──▶ late ──later──▶ missing ──the shift ends──▶ missing
 *                               │                │                │ └──somebody else checks in──▶ covered
 *                               └───check in─────┴────────────────┘
 *                                        ▼  ▲
 *                                       on  │ check in again, within minutes
 *                                        │  │
 *              ┌──────────check out──────┴──┴──┬──────────the shift ends──▶ ended
 *              ▼                               ▼
 *            done                        left_early
 *
 * Of a shift that is over before somebody was missing on it, as they got it at the end or afterwards, it is `not_in`.
 */
export const dutyStates = [
  'ahead',
  'expected',
  'late',
  'missing',
  'covered',
  'not_in',
  'on',
  'done',
  'left_early',
  'ended',
] as const
export type DutyState = (typeof dutyStates)[number]

/** How it ended: by a tap, with the shift, or because the seat was taken away. */
export const endings = ['tap', 'shift', 'plan'] as const
export type Ending = (typeof endings)[number]

/** What counts as worked: what was tapped, or, from before anybody checked in, what was planned. */
export const bases = ['taps', 'plan'] as const
export type Basis = (typeof bases)[number]

export const requestStates = ['open', 'granted', 'refused', 'withdrawn'] as const
export type RequestState = (typeof requestStates)[number]

export const maxReasonLength = 300

/** Minutes before the start from which one can check in. */
const minutesBefore = 15
/** Minutes in which a check-out can be taken back. */
export const minutesToResume = 5
/** Minutes between two questions of a manager. */
export const minutesBetweenQuestions = 2

/** A seat with its times, as they are for whoever sits on it. */
export interface DutyTimes {
  readonly startsAt: Temporal.Instant
  readonly endsAt: Temporal.Instant
  /** From when they are waited for: the start, or when the seat was given to them if that was later. */
  readonly dueAt: Temporal.Instant
}

export interface LatenessLimits {
  readonly lateMinutes: number
  readonly missingMinutes: number
}

/** What has happened on it. */
export interface CheckTimes {
  readonly checkedInAt: Temporal.Instant | null
  readonly checkedOutAt: Temporal.Instant | null
  readonly ending: Ending | null
  readonly lateSince: Temporal.Instant | null
  readonly missingSince: Temporal.Instant | null
  readonly leftEarly: boolean
  readonly coveredBy: string | null
}

export const noCheckTimes: CheckTimes = {
  checkedInAt: null,
  checkedOutAt: null,
  ending: null,
  lateSince: null,
  missingSince: null,
  leftEarly: false,
  coveredBy: null,
}

const isBefore = (a: Temporal.Instant, b: Temporal.Instant): boolean => Temporal.Instant.compare(a, b) < 0

export const checkInOpensAt = ({ startsAt }: Pick<DutyTimes, 'startsAt'>): Temporal.Instant =>
  startsAt.subtract({ minutes: minutesBefore })

export const laterOf = (a: Temporal.Instant, b: Temporal.Instant): Temporal.Instant => (isBefore(a, b) ? b : a)

const lateAt = ({ dueAt }: Pick<DutyTimes, 'dueAt'>, { lateMinutes }: LatenessLimits): Temporal.Instant =>
  dueAt.add({ minutes: lateMinutes })

const missingAt = ({ dueAt }: Pick<DutyTimes, 'dueAt'>, { missingMinutes }: LatenessLimits): Temporal.Instant =>
  dueAt.add({ minutes: missingMinutes })

/** What waiting has come to at a moment at which nobody has checked in; nobody is waited for beyond the end. */
export function latenessOf(
  part: Pick<DutyTimes, 'dueAt' | 'endsAt'>,
  waits: LatenessLimits,
  now: Temporal.Instant,
): Pick<CheckTimes, 'lateSince' | 'missingSince'> {
  const until = isBefore(now, part.endsAt) ? now : part.endsAt
  const since = (at: Temporal.Instant) => (isBefore(until, at) ? null : at)
  return { lateSince: since(lateAt(part, waits)), missingSince: since(missingAt(part, waits)) }
}

export function dutyStateOf(part: DutyTimes, taps: CheckTimes, now: Temporal.Instant): DutyState {
  if (taps.checkedInAt === null) {
    if (taps.coveredBy !== null) return 'covered'
    if (taps.missingSince !== null) return 'missing'
    if (!isBefore(now, part.endsAt)) return 'not_in'
    if (taps.lateSince !== null) return 'late'
    return isBefore(now, checkInOpensAt(part)) ? 'ahead' : 'expected'
  }
  if (taps.checkedOutAt === null) return isBefore(now, part.endsAt) ? 'on' : 'ended'
  if (taps.leftEarly) return 'left_early'
  return taps.ending === 'shift' ? 'ended' : 'done'
}

export type Hindrance = 'tooEarly' | 'over' | 'alreadyOut' | 'notIn'

/** Undefined: the tap counts. Whoever is in already is not asked. */
export function checkInHindrance(part: DutyTimes, taps: CheckTimes, now: Temporal.Instant): Hindrance | undefined {
  if (isBefore(now, checkInOpensAt(part))) return 'tooEarly'
  if (!isBefore(now, part.endsAt)) return 'over'
  const { checkedOutAt } = taps
  if (checkedOutAt === null) return undefined
  return isBefore(now, checkedOutAt.add({ minutes: minutesToResume })) ? undefined : 'alreadyOut'
}

export const checkOutHindrance = ({ checkedInAt }: CheckTimes): Hindrance | undefined =>
  checkedInAt === null ? 'notIn' : undefined

interface AttendanceEnd {
  readonly endsAt: Temporal.Instant
  readonly checkedOutAt: Temporal.Instant | null
  /** The seat was taken away. */
  readonly isRemoved: boolean
}

/** Whether nothing more comes of a part: it can neither be gone on with nor can its check-out be taken back. */
export const isAttendanceOver = ({ endsAt, checkedOutAt, isRemoved }: AttendanceEnd, now: Temporal.Instant): boolean =>
  isRemoved ||
  !isBefore(now, endsAt) ||
  (checkedOutAt !== null && !isBefore(now, checkedOutAt.add({ minutes: minutesToResume })))

/** Gone as many minutes before the end as make a start late, or more. */
export const isLeavingEarly = (
  part: Pick<DutyTimes, 'endsAt'>,
  waits: Pick<LatenessLimits, 'lateMinutes'>,
  now: Temporal.Instant,
): boolean => !isBefore(lastEarlyCheckOut(part, waits), now)

/** A check-out until then is an early one. */
export const lastEarlyCheckOut = (
  { endsAt }: Pick<DutyTimes, 'endsAt'>,
  { lateMinutes }: Pick<LatenessLimits, 'lateMinutes'>,
): Temporal.Instant => endsAt.subtract({ minutes: lateMinutes })

/** Until when a check-out can be undone: for minutes, and not beyond the end of the shift. */
export function resumableUntil(
  { endsAt }: Pick<DutyTimes, 'endsAt'>,
  checkedOutAt: Temporal.Instant,
): Temporal.Instant {
  const until = checkedOutAt.add({ minutes: minutesToResume })
  return isBefore(until, endsAt) ? until : endsAt
}
