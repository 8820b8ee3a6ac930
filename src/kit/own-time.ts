import { addDays, day, type Day, daysBetween } from './day.ts'
import { type Instants, instantsOf, type Span } from './span.ts'
import { timeOfDay, type TimeOfDay } from './time-of-day.ts'

/** A shift on the clocks and the calendar of the person who works it. */
export interface OwnTime {
  /** The day under which the person finds it: the one on which it begins for them. */
  readonly date: Day
  readonly startTime: TimeOfDay
  readonly endTime: TimeOfDay
  /** It runs into the person's next day; an end at 00:00 does not yet. */
  readonly isOvernight: boolean
  /** The person's clock or calendar shows something else than the plan. */
  readonly differs: boolean
  /** By how many days `date` lies from the plan's: -1, 0 or 1; whoever is told the times alone needs the weekday, too. */
  readonly daysApart: number
}

/** `16:00–02:00 +1`: in a sentence, for which a small mark beside it has no place. */
export const timesText = ({ startTime, endTime, isOvernight }: ShownTimes): string =>
  `${startTime}–${endTime}${isOvernight ? ' +1' : ''}`

type ShownTimes = Pick<OwnTime, 'isOvernight'> & { readonly startTime: string; readonly endTime: string }

interface OrganizationAndOwnZone {
  /** The organisation's, in which the plan is written. */
  readonly organizationZone: string
  /** The person's own; null: they live by the organisation's. */
  readonly ownZone: string | null
}

/** A shift as the plan files it, in the zone of its organisation. */
export const spanInOwnZone = (date: Day, span: Span, zones: OrganizationAndOwnZone): OwnTime =>
  instantsInOwnZone(date, instantsOf(date, span, zones.organizationZone), zones)

/**
 * The same for a seat, of which the instants are known. `filed` is the day under which the plan has it; a night can be
 * filed under the day before. Whoever reads the plan's clock finds it under that day as well.
 */
export function instantsInOwnZone(
  filed: Day,
  { start, end }: Instants,
  { organizationZone, ownZone }: OrganizationAndOwnZone,
): OwnTime {
  const plan = shown(start, end, organizationZone)
  const own = ownZone === null || ownZone === organizationZone ? plan : shown(start, end, ownZone)
  const differs = own.date !== plan.date || own.startTime !== plan.startTime || own.endTime !== plan.endTime
  const date = differs ? own.date : filed
  const { startTime, endTime, lastDay } = own
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
