import type { Language } from '#kit/catalogue.ts'
import { day, isDay } from '#kit/day.ts'
import { shortDate } from '#kit/locale.ts'
import { formatTimes } from '#kit/clock-text.ts'
import { momentText, shiftTimeText, stretchText, type TimeText, timeSentence } from '#kit/time-text.ts'
import { displayedShiftName, textWithShifts } from '#features/agency/shifts/names.ts'
import type { NotificationKind, NotificationKinds, ReportedTime, ShiftNotice } from './kinds.ts'

/** What a notification says: a headline, and the details below it, a line each. */
export interface NotificationText {
  readonly title: string
  readonly lines: readonly string[]
}

/** What it takes to say it to somebody. */
export interface TextContext {
  /** A plain date as short as it is clear: `Mo., 23. Nov.` */
  readonly day: (date: string) => string
  /** The shift's name as the reader knows it. */
  readonly nameOf: (shift: Pick<ShiftNotice, 'shiftId' | 'shiftName'>) => string
  /** The day of a shift on the reader's calendar. */
  readonly dayOf: (shift: ShiftNotice) => string
  /** `04:00–14:00 Auckland (Berlin Di 16:00–02:00 +1)`: on the reader's clock first, if it differs. */
  readonly times: (shift: ShiftNotice) => string
  /** `Do., 26. Nov., 00:00–08:00, Nacht von Mi` where the reader's calendar has the shift of that day on another one. */
  readonly onOtherDay: (date: string, shift: Pick<ShiftNotice, 'startsAt' | 'endsAt'>) => string | undefined
  /** A day and time of the organization, such as a due date, in the same way. */
  readonly moment: (at: WallTime) => string
  /** Both within a day, or with `to` between them. */
  readonly span: (reported: ReportedTime, to: string) => string
}

export type Sentences = {
  readonly [K in NotificationKind]: (notice: NotificationKinds[K], words: TextContext) => NotificationText
}

type Notice<K extends NotificationKind> = {
  [P in K]: { readonly kind: P; readonly parameters: NotificationKinds[P] }
}[K]

/**
 * The days of a request, each with its shifts if it is not asked for wholly: `Di., 24. Nov. (Früh)`. Shifts that the
 * reader's calendar has on another day have their times.
 */
export function vacationDays(
  { dates, partDays = [] }: Pick<NotificationKinds['vacation_request_new'], 'dates' | 'partDays'>,
  { day, nameOf, onOtherDay }: TextContext,
): string {
  const days = dates.map(date => {
    const shifts = partDays.find(part => part.date === date)?.shifts ?? []
    return { date, shifts: shifts.map(shift => ({ name: nameOf(shift), time: onOtherDay(date, shift) })) }
  })
  const timed = days.map(({ date, shifts }) =>
    shifts.some(({ time }) => time !== undefined)
      ? shifts.map(({ name, time = day(date) }) => `${name} ${time}`).join('; ')
      : textWithShifts(
          day(date),
          shifts.map(({ name }) => name),
        ),
  )
  return timed.join(days.some(({ shifts }) => shifts.some(({ time }) => time !== undefined)) ? '; ' : ', ')
}

/** `12 Minuten`, from an hour on `7 h 34 min`. */
export function formatMinutes(minutes: number, one: string, many: string): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  if (hours === 0) return rest === 1 ? one : `${rest} ${many}`
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`
}

export interface NotificationReader {
  readonly language: Language
  readonly organizationZone: string
  /** The reader's own; null: they live by the organisation's. */
  readonly ownZone: string | null
}

/** The sentence of a notification, the same in the inbox, in mails and in the chat. */
export const notificationText = <K extends NotificationKind>(
  { kind, parameters }: Notice<K>,
  sentences: Sentences,
  reader: NotificationReader,
): NotificationText =>
  sentences[kind](parameters, {
    day: date => shortDate(date, reader.language),
    nameOf: ({ shiftId = '', shiftName }) => displayedShiftName({ id: shiftId, name: shiftName }, reader.language),
    dayOf: shift => textOf(shift, reader).day,
    times: shift => timeSentence(textOf(shift, reader), 'withoutDay'),
    onOtherDay: (date, shift) => {
      const text = instantText({ ...shift, date }, reader)
      return text === undefined || text.day === shortDate(date, reader.language) ? undefined : timeSentence(text)
    },
    moment: at => timeSentence(momentText(instantOf(at, reader), reader, reader.language)),
    span: (reported, to) => spanText(reported, to, reader),
  })

interface WallTime {
  readonly date: string
  readonly time: string
}

const instantOf = ({ date, time }: WallTime, { organizationZone }: NotificationReader): Temporal.Instant =>
  Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(organizationZone).toInstant()

function spanText({ from, until }: ReportedTime, to: string, reader: NotificationReader): string {
  const { language } = reader
  const [start, end] = [instantOf(from, reader), instantOf(until, reader)]
  const [first, last] = [momentText(start, reader, language), momentText(end, reader, language)]
  return first.day === last.day
    ? timeSentence(stretchText({ start, end }, reader, language))
    : `${timeSentence(first)} ${to} ${timeSentence(last)}`
}

/** Old notifications have only times of day. */
function textOf(shift: ShiftNotice, reader: NotificationReader): TimeText {
  const { language } = reader
  const { date, startTime, endTime } = shift
  const time = formatTimes({ startTime, endTime }, language)
  return instantText(shift, reader) ?? { day: shortDate(date, language), time, city: null, beside: null }
}

function instantText(
  { date, startsAt, endsAt }: Pick<ShiftNotice, 'date' | 'startsAt' | 'endsAt'>,
  reader: NotificationReader,
): TimeText | undefined {
  if (startsAt === undefined || endsAt === undefined || !isDay(date)) return undefined
  const instants = { start: Temporal.Instant.from(startsAt), end: Temporal.Instant.from(endsAt) }
  return shiftTimeText(day(date), instants, reader, reader.language)
}
