import type { Language } from './catalogue.ts'
import { cityOf } from './city.ts'
import { formatTimes } from './clock-text.ts'
import { addDays, type Day, todayIn } from './day.ts'
import { formatDateText, shortDate } from './locale.ts'
import { instantsInOwnZone, type OrganizationAndOwnZone } from './own-time.ts'
import { beginsNextDay, type Instants } from './span.ts'
import { clockTime } from './zone.ts'

/** A time as its reader reads it. */
export interface TimeText {
  /** `Di., 1. Dez.`: the day on the reader's calendar. */
  readonly day: string
  /** `00:00–08:00, Nacht von Mo`, `14:05` on the reader's clock. */
  readonly time: string
  /** `Manila`: where that clock is; null: the organization's clock shows the same. */
  readonly city: string | null
  /** `Berlin Mo 17:00–01:00 +1`: on the organization's clock, with the weekday if it is another; null: it shows the same. */
  readonly beside: string | null
  /** A night that the plan has under the day before: the time alone does not say its day. */
  readonly isOfDayBefore?: boolean
}

/** `filed`: the day under which the plan has the shift; a night can begin on the day after. */
export function shiftTimeText(
  filed: Day,
  instants: Instants,
  zones: OrganizationAndOwnZone,
  language: Language,
): TimeText {
  const { organizationZone, ownZone } = zones
  const own = instantsInOwnZone(filed, instants, zones)
  const plan = instantsInOwnZone(filed, instants, { organizationZone, ownZone: null })
  const night = plan.daysApart === 0 ? '' : `, ${nightOf[language](weekdayOf(filed, language))}`
  const planned = rangeText(instants, organizationZone, language) + night
  const day = shortDate(own.date, language)
  const isOfDayBefore = plan.daysApart !== 0
  if (ownZone === null || !own.differs) return { day, time: planned, city: null, beside: null, isOfDayBefore }
  return {
    day,
    time: rangeText(instants, ownZone, language),
    city: cityOf(ownZone, language),
    beside: besideText(organizationZone, plan.date === own.date ? null : plan.date, planned, language),
    isOfDayBefore,
  }
}

/** A moment, such as a deadline or a check-in. */
export const momentText = (at: Temporal.Instant, zones: OrganizationAndOwnZone, language: Language): TimeText =>
  clockText(at, zone => clockTime(at, zone, language), zones, language)

/** A stretch of work: `16:16–01:59 +1`, its day that of the start. An end at midnight is `24:00` on a 24-hour clock. */
export const stretchText = (stretch: Instants, zones: OrganizationAndOwnZone, language: Language): TimeText =>
  clockText(stretch.start, zone => rangeText(stretch, zone, language), zones, language)

function clockText(
  at: Temporal.Instant,
  timeIn: (zone: string) => string,
  { organizationZone, ownZone }: OrganizationAndOwnZone,
  language: Language,
): TimeText {
  const zone = ownZone ?? organizationZone
  const [day, planned] = [todayIn(zone, at), todayIn(organizationZone, at)]
  const [time, plannedTime] = [timeIn(zone), timeIn(organizationZone)]
  const shown = { day: shortDate(day, language), time }
  if (day === planned && time === plannedTime) return { ...shown, city: null, beside: null }
  return {
    ...shown,
    city: cityOf(zone, language),
    beside: besideText(organizationZone, day === planned ? null : planned, plannedTime, language),
  }
}

function rangeText({ start, end }: Instants, zone: string, language: Language): string {
  const [from, to] = [clockTime(start, zone, language), clockTime(end, zone, language)]
  const lastDay = todayIn(zone, end.subtract({ nanoseconds: 1 }))
  const isMidnight = todayIn(zone, end) !== lastDay
  if (isMidnight && to === '00:00') return `${from}–24:00`
  return lastDay > todayIn(zone, start) ? `${from}–${to} +1` : `${from}–${to}`
}

export interface PlannedTimes {
  readonly startTime: string
  readonly endTime: string
  /** Counted from the day under which the plan has the shift. */
  readonly isOvernight?: boolean
  /** That day. Left out: a night that begins on the day after says only that. */
  readonly date?: Day
}

/** `16:00–02:00 +1`; a night that belongs to the day before says its date, `Di., 1. Dez. 02:00–08:00`, or `02:00–08:00 am Tag danach`. */
export function planTimesText({ date, ...times }: PlannedTimes, language: Language): string {
  if (!beginsNextDay(times)) return formatTimes(times, language)
  const night = formatTimes({ ...times, isOvernight: false }, language)
  return date === undefined ? `${night} ${nextDay[language]}` : `${shortDate(addDays(date, 1), language)} ${night}`
}

/** `Di., 1. Dez., 16:00–00:00 Manila (Berlin 09:00–17:00)`; without the day where the place says it. */
export const timeSentence = ({ day, time, city, beside }: TimeText, how?: 'withoutDay'): string =>
  [
    how === 'withoutDay' ? '' : `${day}, `,
    time,
    city === null ? '' : ` ${city}`,
    beside === null ? '' : ` (${beside})`,
  ].join('')

const besideText = (zone: string, otherDay: string | null, time: string, language: Language): string =>
  [cityOf(zone, language), otherDay === null ? [] : weekdayOf(otherDay, language), time].flat().join(' ')

const nightOf: Readonly<Record<Language, (weekday: string) => string>> = {
  de: weekday => `Nacht von ${weekday}`,
  en: weekday => `${weekday} night`,
}

const nextDay: Readonly<Record<Language, string>> = { de: 'am Tag danach', en: 'the next day' }

const weekdayOf = (date: string, language: Language): string => formatDateText(date, language, { weekday: 'short' })
