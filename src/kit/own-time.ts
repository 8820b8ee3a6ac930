import { addDays, day, type Day, daysBetween, todayIn } from './day.ts'
import { type Instants, instantsOf, type Span } from './span.ts'
import { timeOfDay, type TimeOfDay } from './time-of-day.ts'

/** A shift on the clocks and the calendar of one zone. */
export interface OwnTime {
  /** The day on which it begins there. */
  readonly date: Day
  readonly startTime: TimeOfDay
  readonly endTime: TimeOfDay
  /** It runs into the person's next day; an end at 00:00 does not yet. */
  readonly isOvernight: boolean
  /** The person's clock or calendar shows something else than the plan. */
  readonly differs: boolean
  /** By how many days `date` is after the day under which the plan has the shift: -1, 0 or 1. Not 0: times alone need the weekday. */
  readonly daysApart: number
}

export interface OrganizationAndOwnZone {
  /** The organisation's, in which the plan is written. */
  readonly organizationZone: string
  /** The person's own; null: they live by the organisation's. */
  readonly ownZone: string | null
}

/** A shift as the plan files it, in the zone of its organisation. */
export const spanInOwnZone = (date: Day, span: Span, zones: OrganizationAndOwnZone): OwnTime =>
  instantsInOwnZone(date, instantsOf(date, span, zones.organizationZone), zones)

/** The zones of a member. */
export const zonesOf = (member: {
  readonly organization: { readonly timeZone: string }
  readonly timeZone: string | null
}): OrganizationAndOwnZone => ({ organizationZone: member.organization.timeZone, ownZone: member.timeZone })

/** The day of a moment on the member’s own calendar. */
export const ownDayOf = ({ organizationZone, ownZone }: OrganizationAndOwnZone, at: Temporal.Instant): Day =>
  todayIn(ownZone ?? organizationZone, at)

/** A seat with known instants in the zones. `filed`: the day under which the plan has it, which can be the day before. */
export function instantsInOwnZone(
  filed: Day,
  { start, end }: Instants,
  { organizationZone, ownZone }: OrganizationAndOwnZone,
): OwnTime {
  const plan = shown(start, end, organizationZone)
  const own = ownZone === null || ownZone === organizationZone ? plan : shown(start, end, ownZone)
  const differs = own.date !== plan.date || own.startTime !== plan.startTime || own.endTime !== plan.endTime
  const { date, startTime, endTime, lastDay } = own
  return { date, startTime, endTime, isOvernight: lastDay > date, differs, daysApart: daysBetween(filed, date) }
}

function shown(start: Temporal.Instant, end: Temporal.Instant, zone: string) {
  const from = start.toZonedDateTimeISO(zone)
  const to = end.toZonedDateTimeISO(zone)
  const endTime = clock(to)
  const endDay = dayOf(to)
  return {
    date: dayOf(from),
    startTime: clock(from),
    endTime,
    lastDay: endTime === '00:00' ? addDays(endDay, -1) : endDay,
  }
}

const dayOf = (at: Temporal.ZonedDateTime): Day => day(at.toPlainDate().toString())
const clock = (at: Temporal.ZonedDateTime): TimeOfDay =>
  timeOfDay(at.toPlainTime().toString({ smallestUnit: 'minute' }))
