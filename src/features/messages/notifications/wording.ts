import type { Language } from '#kit/catalogue.ts'
import { day, isDay } from '#kit/day.ts'
import { shortDate, formatDateText } from '#kit/locale.ts'
import { formatTimes } from '#kit/clock-text.ts'
import { type OwnTime, instantsInOwnZone } from '#kit/own-time.ts'
import { displayedShiftName, textWithShifts } from '#features/agency/shifts/names.ts'
import type { NotificationKind, NotificationKinds, ShiftNotice } from './kinds.ts'

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
  /** `16:00–02:00 +1` as the plan has it. */
  readonly times: (shift: ShiftNotice) => string
  /** `Mi, 04:00–14:00` on the reader's own clock; undefined where it shows what the plan's does. */
  readonly ownTimes: (shift: ShiftNotice) => string | undefined
}

export type Sentences = {
  readonly [K in NotificationKind]: (notice: NotificationKinds[K], words: TextContext) => NotificationText
}

type Notice<K extends NotificationKind> = {
  [P in K]: { readonly kind: P; readonly parameters: NotificationKinds[P] }
}[K]

/** The days of a request, each with its shifts if it is not asked for wholly: `Di., 24. Nov. (Früh)`. */
export const vacationDays = (
  { dates, partDays = [] }: Pick<NotificationKinds['vacation_request_new'], 'dates' | 'partDays'>,
  { day, nameOf }: TextContext,
): string =>
  dates.map(date => textWithShifts(day(date), partDays.find(part => part.date === date)?.shifts.map(nameOf))).join(', ')

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
    times: shift => formatTimes({ ...shift, isOvernight: runsOn(shift, reader) }, reader.language),
    ownTimes: shift => ownTimesOf(shift, reader),
  })

/** Of what was told long ago only the times of day are known. */
function runsOn(shift: ShiftNotice, reader: NotificationReader): boolean {
  const { startTime, endTime } = shift
  return timeFor(shift, { ...reader, ownZone: null })?.isOvernight ?? (endTime <= startTime && endTime !== '00:00')
}

function ownTimesOf(shift: ShiftNotice, reader: NotificationReader): string | undefined {
  const own = timeFor(shift, reader)
  if (!own?.differs) return undefined
  const times = formatTimes(own, reader.language)
  return own.daysApart === 0 ? times : `${formatDateText(own.date, reader.language, { weekday: 'short' })}, ${times}`
}

function timeFor({ date, startsAt, endsAt }: ShiftNotice, reader: NotificationReader): OwnTime | undefined {
  if (startsAt === undefined || endsAt === undefined || !isDay(date)) return undefined
  const instants = { start: Temporal.Instant.from(startsAt), end: Temporal.Instant.from(endsAt) }
  return instantsInOwnZone(day(date), instants, reader)
}
