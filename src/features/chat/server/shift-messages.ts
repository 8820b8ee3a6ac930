import type { Language } from '#kit/catalogue.ts'
import { startOf } from '#kit/text.ts'
import type { BotButton, BotMessage } from '#platform/server/bot.ts'
import { textsOf } from './chat-texts.ts'

/** What the buttons of a shift bring back. */
export const shiftTaps = {
  confirm: 'shift:confirm',
  sick: 'shift:sick',
  busy: 'shift:busy',
  surelySick: 'shift:sick!',
  surelyBusy: 'shift:busy!',
  keep: 'shift:keep',
} as const

interface Reader {
  readonly language: Language
  /** The person's own zone, where the profile has one. */
  readonly timeZone: string | null
  readonly organizationZone: string
}

interface Shift {
  readonly assignmentId: string
  readonly date: string
  readonly name: string
  readonly startTime: string
  readonly endTime: string
  readonly groupName: string
  readonly startsAt: Temporal.Instant
  readonly endsAt: Temporal.Instant
  readonly state: string
}

/** Telegram shows about as many rows of buttons without scrolling. */
const mostButtons = 6

/** The shifts, a line each; those that are not confirmed can be, and all of them declined. */
export function shiftList(shifts: readonly Shift[], reader: Reader): BotMessage {
  const texts = textsOf(reader.language)
  if (shifts.length === 0) return { text: texts.noShifts }
  const lines = shifts.map(
    shift => `${lineOf(shift, reader)}\n   ${shift.state === 'confirmed' ? texts.confirmed : texts.open}`,
  )
  return { text: [texts.next, ...lines].join('\n\n'), buttons: buttonsOf(shifts, reader.language) }
}

/** One tap confirms, one asks whether to decline, with a reason. */
export const buttonsOf = (
  shifts: readonly Pick<Shift, 'assignmentId' | 'date' | 'name' | 'state'>[],
  language: Language,
): BotButton[][] => {
  const texts = textsOf(language)
  return shifts.slice(0, mostButtons).map(({ assignmentId, date, name, state }) => {
    const label = startOf(`${shortDay(date, language)} ${name}`, 40)
    const confirm = { label: texts.confirm(label), data: `${shiftTaps.confirm}:${assignmentId}` }
    const what = state === 'confirmed' ? `${label}: ` : ''
    return [
      ...(state === 'confirmed' ? [] : [confirm]),
      { label: what + texts.sick, data: `${shiftTaps.sick}:${assignmentId}` },
      { label: texts.busy, data: `${shiftTaps.busy}:${assignmentId}` },
    ]
  })
}

/** A tap in a pocket must not cost anybody a shift. */
export const questionOf = (
  { assignmentId, date, name }: Pick<Shift, 'assignmentId' | 'date' | 'name'>,
  deed: 'sick' | 'busy',
  language: Language,
): BotButton[][] => {
  const texts = textsOf(language)
  const label = startOf(`${shortDay(date, language)} ${name}`, 40)
  const data = deed === 'sick' ? shiftTaps.surelySick : shiftTaps.surelyBusy
  return [
    [{ label: texts.surely(label), data: `${data}:${assignmentId}` }],
    [{ label: texts.keep, data: `${shiftTaps.keep}:${assignmentId}` }],
  ]
}

/** `Mo., 23. Nov. · Früh, 08:00–16:00 · Luna (bei dir 02:00–10:00)`: the organisation's time, and one's own beside it. */
export function lineOf(shift: Omit<Shift, 'assignmentId' | 'state'>, reader: Reader): string {
  const { language, timeZone, organizationZone } = reader
  const own = timeZone === null || timeZone === organizationZone ? undefined : ownTimes(shift, timeZone)
  const times = `${shift.startTime}–${shift.endTime}`
  return textsOf(language).shift({
    day: shortDay(shift.date, language),
    shiftName: shift.name,
    times,
    groupName: shift.groupName,
    ownTimes: own === times ? undefined : own,
  })
}

function ownTimes({ startsAt, endsAt }: Pick<Shift, 'startsAt' | 'endsAt'>, timeZone: string): string {
  const clock = (instant: Temporal.Instant) =>
    instant.toZonedDateTimeISO(timeZone).toPlainTime().toString({ smallestUnit: 'minute' })
  return `${clock(startsAt)}–${clock(endsAt)}`
}

const shortDay = (date: string, language: Language): string =>
  new Intl.DateTimeFormat(language, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  )
