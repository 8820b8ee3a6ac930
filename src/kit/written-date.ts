import { type Day, epochDay, monthOf, parseDay } from './day.ts'
import { foldForSearch } from './text.ts'

/** Which of the two comes first where a date is written in numbers with the year behind. */
export const dateOrders = ['dayFirst', 'monthFirst'] as const
export type DateOrder = (typeof dateOrders)[number]

export interface WrittenDate {
  /** `YYYY-MM` */
  readonly month: string
  /** Null: the whole month, or a period within it. */
  readonly day: Day | null
}

interface Reader {
  readonly order: DateOrder
  /** A moment with a zone of its own gets the date that it has here. */
  readonly timeZone: string
  /** The month that the text is about, `YYYY-MM`: it has the year of a date without one. */
  readonly month?: string | undefined
}

/**
 * A date, a month or a period as people and programs write it, in German or English, with or without a weekday and a time;
 * undefined: it is none, or a period of more than one month.
 */
export function readDate(text: string, reader: Reader): WrittenDate | undefined {
  const dates = endsOf(text).map(end => dateOf(end, reader))
  const [first, last = first] = dates
  if (first === undefined || last === undefined || dates.includes(undefined)) return undefined
  if (first.month !== last.month) return undefined
  return first.day === last.day ? first : { month: first.month, day: null }
}

export interface OrderProof {
  /** Undefined: the numbers can be read both ways. */
  readonly order: DateOrder | undefined
  /** Dates with dots are day first, unless one of them proves otherwise. */
  readonly isDotted: boolean
}

/** The proofs in a text, one a date; none where the order does not matter. */
export function orderProofsIn(text: string): readonly OrderProof[] {
  return endsOf(text).flatMap(end => {
    const { separator, month = '', dayOfMonth = '' } = partsOf(end)?.date ?? {}
    const [first, second] = [Number(dayOfMonth), Number(month)]
    if (separator === undefined || first === second || Math.min(first, second) > 12) return []
    const order = first > 12 ? 'dayFirst' : second > 12 ? 'monthFirst' : undefined
    return [{ order, isDotted: separator === '.' }]
  })
}

/** The first and the last date of a period, or the only date; folded. */
function endsOf(text: string): readonly string[] {
  if (text.length > maxLength) return []
  const plain = foldForSearch(text.trim()).replaceAll(/\s+/gu, ' ')
  const [first = '', last, ...more] = plain.split(between)
  if (more.length > 0) return []
  // `22:00 - 06:00` is a time of the one date
  return last === undefined || isTime.test(last) ? [first] : [first, last]
}

/** `22:00-06:00` are two times, except behind a year: there it is a time and its offset. */
const between = / ?[–—] ?| (?:-|bis|to) |(?<=^\d{1,2}\D.*\d:\d\d)-(?=\d\d?:\d\d$)/u

const maxLength = 120

function dateOf(text: string, { order, timeZone, month: about }: Reader): WrittenDate | undefined {
  const { date, time } = partsOf(text) ?? {}
  if (date === undefined) return undefined
  const isSwapped = date.separator !== undefined && order === 'monthFirst'
  const [dayOfMonth = '1', month] = isSwapped ? [date.month, date.dayOfMonth] : [date.dayOfMonth, date.month]
  const written = date.year ?? about?.slice(0, 4)
  if (written === undefined) return undefined
  const year = written.length === 4 ? written : `20${written}`
  // six digits may be a day with any order of its parts: only a year that is expected proves one
  if (date.isCompact === true && year !== about?.slice(0, 4)) return undefined
  const day = parseDay(`${year}-${month?.padStart(2, '0')}-${dayOfMonth.padStart(2, '0')}`)
  if (day === undefined) return undefined
  if (date.dayOfMonth === undefined) return { month: monthOf(day), day: null }
  const local = time?.offset === undefined ? day : dayIn(timeZone, day, time.minutes - time.offset)
  return local && { month: monthOf(local), day: local }
}

/** The date in the zone, that many minutes after midnight in UTC; undefined outside of the years of `Day`. */
function dayIn(timeZone: string, day: Day, minutes: number): Day | undefined {
  const instant = Temporal.Instant.fromEpochMilliseconds((epochDay(day) * 1440 + minutes) * 60_000)
  return parseDay(instant.toZonedDateTimeISO(timeZone).toPlainDate().toString())
}

interface DateParts {
  /** Undefined: the text has none. */
  readonly year?: string | undefined
  /** `YYMMDD` */
  readonly isCompact?: boolean
  readonly month: string
  readonly dayOfMonth?: string | undefined
  /** Between numbers of which only the order says what is the day and what the month; here they are day first. */
  readonly separator?: string
}

interface Time {
  readonly minutes: number
  /** In minutes east of UTC; undefined: the text names no zone. */
  readonly offset: number | undefined
}

/** The text is folded. */
function partsOf(text: string): { readonly date: DateParts; readonly time: Time | undefined } | undefined {
  const bare = text
    .replace(weekdayInFront, '')
    .replaceAll(/\.\s(?=\d)/g, '.')
    .replace(commentBehind, '')
    .trim()
  const [, before, behind] = timeBehind.exec(bare) ?? []
  const written = before ?? bare
  // what stands behind a date without a number in it says nothing of it: `27.10.2026, Dienstag`
  const date = datePartsOf(written) ?? (behind === undefined ? datePartsOf(bare.replace(/[, ]\D*$/, '')) : undefined)
  return date && { date, time: behind === undefined ? undefined : timeOf(behind) }
}

function datePartsOf(text: string): DateParts | undefined {
  for (const [shape, read] of shapes) {
    const found = shape.exec(text)?.groups
    const date = found && read(found)
    if (date) return date
  }
  return undefined
}

const year = String.raw`'?(?<year>\d{4}|\d{2})`
const fullYear = String.raw`(?<year>\d{4})`
const dayOfMonth = String.raw`(?<day>\d{1,2})(?:st|nd|rd|th)?`
const name = String.raw`(?<name>\p{L}{3,})`
const gap = '[-/., ]*'

type Groups = Readonly<Record<string, string | undefined>>

const inNumbers = ({ year, month, day, separator }: Groups): DateParts | undefined =>
  year === undefined || month === undefined
    ? undefined
    : { year, month, dayOfMonth: day, ...(separator !== undefined && { separator }) }

function withoutYear({ month, day, separator }: Groups): DateParts | undefined {
  return month === undefined || separator === undefined ? undefined : { month, dayOfMonth: day, separator }
}

function compact(found: Groups): DateParts | undefined {
  const date = inNumbers(found)
  return date && { ...date, isCompact: true }
}

function withName({ year, name = '', day }: Groups): DateParts | undefined {
  const month = monthNames.findIndex(names => names.some(each => each.startsWith(name))) + 1
  return year === undefined || month === 0 ? undefined : { year, month: String(month), dayOfMonth: day }
}

const shapes: readonly (readonly [RegExp, (found: Groups) => DateParts | undefined])[] = [
  // 2026-10-27, 2026/10
  [new RegExp(String.raw`^${fullYear}([-/.])(?<month>\d{1,2})(?:\2(?<day>\d{1,2}))?$`), inNumbers],
  // 20261027
  [/^(?<year>\d{4})(?<month>\d{2})(?<day>\d{2})$/, inNumbers],
  // 10/2026
  [new RegExp(String.raw`^(?<month>\d{1,2})[-/.]${fullYear}$`), inNumbers],
  // 27.10.26, 10/27/2026
  [
    new RegExp(String.raw`^(?<day>\d{1,2})(?<separator>[-/. ])(?<month>\d{1,2})\k<separator>(?<year>\d{4}|\d{2})$`),
    inNumbers,
  ],
  // 27.10., 10/27
  [/^(?<day>\d{1,2})(?<separator>[-/.])(?<month>\d{1,2})\.?$/, withoutYear],
  // 261027
  [/^(?<year>\d{2})(?<month>\d{2})(?<day>\d{2})$/, compact],
  // 27. Oktober 2026, 27-Okt-26
  [new RegExp(`^${dayOfMonth}${gap}(?:of )?${name}${gap}${year}$`, 'u'), withName],
  // Oct 27, 2026
  [new RegExp(`^${name}${gap}${dayOfMonth}[-/., ]+${year}$`, 'u'), withName],
  // Okt. 2026, Oct-26
  [new RegExp(`^${name}${gap}${year}$`, 'u'), withName],
  // 2026-Oct-27
  [new RegExp(`^${fullYear}${gap}${name}${gap}${dayOfMonth}$`, 'u'), withName],
]

/** Folded; a name can be cut after three letters. */
const monthNames =
  'januar january janner|februar february feber|marz maerz march mrz|april|mai may|juni june|juli july|august|september|oktober october|november|dezember december'
    .split('|')
    .map(names => names.split(' '))

const weekdays =
  'montag dienstag mittwoch donnerstag freitag samstag sonnabend sonntag monday tuesday wednesday thursday friday saturday sunday'
/** The beginnings of a weekday, from two letters on. */
const weekdayBeginnings = weekdays
  .split(' ')
  .flatMap(weekday => Array.from({ length: weekday.length - 1 }, (_, at) => weekday.slice(0, weekday.length - at)))
const weekdayInFront = new RegExp(String.raw`^(?:${weekdayBeginnings.join('|')})(?:[.,]+ ?| )`)

/** Zones that programs name by letters, in minutes east of UTC. */
const zones: Readonly<Record<string, number>> = {
  z: 0,
  utc: 0,
  gmt: 0,
  cet: 60,
  mez: 60,
  cest: 120,
  mesz: 120,
  est: -300,
  edt: -240,
  cst: -360,
  cdt: -300,
  mst: -420,
  mdt: -360,
  pst: -480,
  pdt: -420,
}
const zoneNames = Object.keys(zones).join('|')
/** `(Di)`, `[Europe/Berlin]`: a repetition of what stands before it. */
const commentBehind = new RegExp(String.raw` ?[([](?!(?:${zoneNames})[)\]])[^)\]]*[)\]]$`)
const offset = String.raw`(?:utc|gmt)? ?(?<sign>[-+\u2212])(?<offsetHours>\d{1,2}):?(?<offsetMinutes>[0-5]\d)?(?: (?:utc|gmt))?`
const clock = String.raw`(?<hours>[01]?\d|2[0-4])(?:[:.](?<minutes>[0-5]\d)(?:[:.][0-5]\d(?:[.,]\d+)?)?|(?= ?[ap]\.?m|(?: ?uhr)))`
const time = String.raw`${clock}(?: ?(?<half>[ap])\.?m\.?)?(?: ?uhr| ?h)? ?(?:[([]?(?<zone>${zoneNames})[)\]]?|${offset})?`
const isTime = new RegExp(`^(?:${time})$`)
const timeBehind = new RegExp(`^(.+?)(?:,? (?:um |at |t)?|, ?|(?<=\\d)t)(${time})$`)

function timeOf(text: string): Time {
  const { hours, minutes = '0', half, zone, sign, offsetHours, offsetMinutes = '0' } = isTime.exec(text)?.groups ?? {}
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (half === 'p' ? 12 : 0)
  const east = Number(offsetHours) * 60 + Number(offsetMinutes)
  return {
    minutes: hour * 60 + Number(minutes),
    offset: zone !== undefined ? zones[zone] : sign === undefined ? undefined : sign === '+' ? east : -east,
  }
}
