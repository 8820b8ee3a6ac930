import { todayIn } from '#kit/day.ts'

const zone = 'Europe/Berlin'

/** A date of the next calendar year, or of the first later one that has it. */
const on = (year: number, monthDay: string): Temporal.PlainDate =>
  Temporal.PlainMonthDay.from(monthDay).equals('02-29') &&
  !Temporal.PlainDate.from({ year, month: 1, day: 1 }).inLeapYear
    ? on(year + 1, monthDay)
    : Temporal.PlainMonthDay.from(monthDay).toPlainDate({ year })

/** The first day from `date` on that is this day of the week; Monday is 1. */
const next = (dayOfWeek: number, date: Temporal.PlainDate): Temporal.PlainDate =>
  date.add({ days: (dayOfWeek - date.dayOfWeek + 7) % 7 })

const lastSunday = (year: number, month: number): Temporal.PlainDate =>
  next(7, Temporal.PlainDate.from({ year, month, day: 25 }))

/** Each gives local time in Berlin; `year` is the one after the real year, so that all lie in the future. */
const instants = {
  friday: (year: number) => ({ date: next(5, on(year, '11-16')), time: '12:00' }),
  'sunday-night': (year: number) => ({ date: next(7, on(year, '06-08')), time: '23:30' }),
  'first-of-month': (year: number) => ({ date: on(year, '09-01'), time: '00:30' }),
  'summer-time': (year: number) => ({ date: lastSunday(year, 3), time: '01:45' }),
  'winter-time': (year: number) => ({ date: lastSunday(year, 10), time: '02:45' }),
  'last-of-year': (year: number) => ({ date: on(year, '12-31'), time: '15:00' }),
  'leap-day': (year: number) => ({ date: on(year, '02-29'), time: '10:00' }),
  saturday: (year: number) => ({ date: next(6, on(year, '05-10')), time: '17:00' }),
} as const

type Name = keyof typeof instants
const isName = (text: string): text is Name => text in instants

export const defaultInstant: Name = 'friday'
export const allInstants = Object.keys(instants).filter(isName)

/** The instant of `npm run test:all` on this date: every one but the default, in turn. */
export function instantOn(date: Temporal.PlainDate): Name {
  const unusual = allInstants.filter(name => name !== defaultInstant)
  return unusual[date.since('1970-01-01').days % unusual.length] ?? defaultInstant
}

/** Throws a `RangeError` when the text is neither a name nor an instant. */
export function instantOf(text: string, real: Temporal.Instant): Temporal.Instant {
  if (!isName(text)) return Temporal.Instant.from(text)
  const { date, time } = instants[text](Number(todayIn(zone, real).slice(0, 4)) + 1)
  return date.toZonedDateTime({ timeZone: zone, plainTime: time }).toInstant()
}
