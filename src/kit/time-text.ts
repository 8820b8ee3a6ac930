import type { Language } from './catalogue.ts'
import { cityOf } from './city.ts'
import { formatTimes } from './clock-text.ts'
import { addDays, type Day, todayIn } from './day.ts'
import { formatDateText, shortDate } from './locale.ts'
import type { OrganizationAndOwnZone } from './own-time.ts'
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
  const isOfDayBefore = todayIn(zones.organizationZone, instants.start) !== filed
  const night = isOfDayBefore ? `, ${nightOf[language](weekdayOf(filed, language))}` : ''
  return { ...stretchText(instants, zones, language, night), isOfDayBefore }
}

/** A moment, such as a deadline or a check-in. */
export const momentText = (at: Temporal.Instant, zones: OrganizationAndOwnZone, language: Language): TimeText =>
  clockText(at, zone => clockTime(at, zone, language), zones, language)

/** A stretch of work: `16:16–01:59 +1`, its day that of the start. An end at midnight is `24:00` on a 24-hour clock. */
export const stretchText = (
  stretch: Instants,
  zones: OrganizationAndOwnZone,
  language: Language,
  plannedSuffix = '',
): TimeText => clockText(stretch.start, zone => rangeText(stretch, zone, language), zones, language, plannedSuffix)

function clockText(
  at: Temporal.Instant,
  timeIn: (zone: string) => string,
  { organizationZone, ownZone }: OrganizationAndOwnZone,
  language: Language,
  plannedSuffix = '',
): TimeText {
  const zone = ownZone ?? organizationZone
  const [day, plannedDay] = [todayIn(zone, at), todayIn(organizationZone, at)]
  const [time, plannedTime] = [timeIn(zone), timeIn(organizationZone)]
  const planned = plannedTime + plannedSuffix
  const shownDay = shortDate(day, language)
  if (day === plannedDay && time === plannedTime) return { day: shownDay, time: planned, city: null, beside: null }
  const weekday = day === plannedDay ? [] : weekdayOf(plannedDay, language)
  return {
    day: shownDay,
    time,
    city: cityOf(zone, language),
    beside: [cityOf(organizationZone, language), weekday, planned].flat().join(' '),
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

const nightOf: Readonly<Record<Language, (weekday: string) => string>> = {
  de: weekday => `Nacht von ${weekday}`,
  en: weekday => `${weekday} night`,
}

const nextDay: Readonly<Record<Language, string>> = { de: 'am Tag danach', en: 'the next day' }
const dayBefore: Readonly<Record<Language, string>> = { de: 'am Tag davor', en: 'the day before' }

/** `07:00–15:00 Manila, am Tag danach`. `daysApart`: days from the day under which the plan has the shift to its start. */
export const withDaysApart = (times: string, daysApart: number, language: Language): string =>
  daysApart === 0 ? times : `${times}, ${(daysApart > 0 ? nextDay : dayBefore)[language]}`

const weekdayOf = (date: string, language: Language): string => formatDateText(date, language, { weekday: 'short' })
