import type { Day } from '#kit/day.ts'
import { truncateText } from '#kit/text.ts'
import { shiftTimeText, timeSentence } from '#kit/time-text.ts'
import type { NotificationReader } from '#features/messages/notifications/wording.ts'
import { displayedShiftName } from '#features/agency/shifts/names.ts'
import { absenceKinds } from '#features/planning/assignments/states.ts'
import type { ChatButton, ChatMessage } from '#platform/server/chat.ts'
import { botTextsOf } from './chat-texts.ts'

/** What the buttons of a shift bring back. */
export const shiftActions = {
  confirm: 'shift:confirm',
  cannot: 'shift:cannot',
  illness: 'shift:illness',
  emergency: 'shift:emergency',
  other: 'shift:other',
  give: 'shift:give',
  surelyGive: 'shift:give!',
  keep: 'shift:keep',
} as const

/** Under messages of before: whoever taps one is asked anew. */
export const retiredActions = ['shift:sick', 'shift:busy', 'shift:sick!', 'shift:busy!'] as const

interface Shift {
  readonly assignmentId: string
  readonly date: Day
  readonly shiftId: string
  readonly name: string
  readonly startTime: string
  readonly endTime: string
  readonly groupName: string
  readonly startsAt: Temporal.Instant
  readonly endsAt: Temporal.Instant
  readonly state: string
}

/** Telegram shows about as many rows of buttons without scrolling. */
export const maxButtons = 6

/** The shifts, a line each, with what can be done about it. */
export function shiftList(shifts: readonly Shift[], reader: NotificationReader): ChatMessage {
  const texts = botTextsOf(reader.language)
  if (shifts.length === 0) return { text: texts.noShifts }
  const lines = shifts.map(
    shift => `${shiftLineOf(shift, reader)}\n   ${shift.state === 'confirmed' ? texts.confirmed : texts.open}`,
  )
  return { text: [texts.next, ...lines].join('\n\n'), buttons: shiftButtons(shifts, reader) }
}

type ShiftForButtons = Omit<Shift, 'groupName' | 'endTime' | 'startTime'>

/** One tap confirms; the others ask first. Named by the day on which the shift begins for the person. */
export const shiftButtons = (shifts: readonly ShiftForButtons[], reader: NotificationReader): ChatButton[][] => {
  const texts = botTextsOf(reader.language)
  return shifts.slice(0, maxButtons).map(shift => {
    const { assignmentId, state } = shift
    const label = nameOfButton(shift, reader)
    const confirm = { label: texts.confirm(label), data: `${shiftActions.confirm}:${assignmentId}` }
    const what = state === 'confirmed' ? `${label}: ` : ''
    return [
      ...(state === 'confirmed' ? [] : [confirm]),
      { label: what + texts.cannot, data: `${shiftActions.cannot}:${assignmentId}` },
      { label: texts.give, data: `${shiftActions.give}:${assignmentId}` },
    ]
  })
}

/** A tap in a pocket must not cost anybody a shift. */
export const absenceButtons = (shift: ShiftForButtons, reader: NotificationReader): ChatButton[][] => {
  const texts = botTextsOf(reader.language)
  return [
    absenceKinds.map(kind => ({ label: texts.absences[kind], data: `${shiftActions[kind]}:${shift.assignmentId}` })),
    [keepButton(shift, reader)],
  ]
}

export const offerOrKeepShiftButtons = (shift: ShiftForButtons, reader: NotificationReader): ChatButton[][] => {
  const label = botTextsOf(reader.language).surelyGive(nameOfButton(shift, reader))
  return [[{ label, data: `${shiftActions.surelyGive}:${shift.assignmentId}` }], [keepButton(shift, reader)]]
}

/** Says which one is asked about: the question itself is seen for a moment only. */
const keepButton = (shift: ShiftForButtons, reader: NotificationReader): ChatButton => ({
  label: botTextsOf(reader.language).keep(nameOfButton(shift, reader)),
  data: `${shiftActions.keep}:${shift.assignmentId}`,
})

const nameOfButton = (shift: ShiftForButtons, reader: NotificationReader): string =>
  truncateText(`${textOf(shift, reader).day} ${nameIn(shift, reader)}`, 40)

/** `Mi., 25. Nov. · Spät, 04:00–14:00 Auckland (Berlin Di 16:00–02:00 +1) · Luna`: on the reader's clock first, if it differs. */
export function shiftLineOf(shift: Omit<Shift, 'assignmentId' | 'state'>, reader: NotificationReader): string {
  const text = textOf(shift, reader)
  return `${text.day} · ${nameIn(shift, reader)}, ${timeSentence(text, 'withoutDay')} · ${shift.groupName}`
}

const textOf = ({ date, startsAt, endsAt }: Pick<Shift, 'date' | 'startsAt' | 'endsAt'>, reader: NotificationReader) =>
  shiftTimeText(date, { start: startsAt, end: endsAt }, reader, reader.language)

const nameIn = ({ shiftId, name }: Pick<Shift, 'shiftId' | 'name'>, { language }: NotificationReader) =>
  displayedShiftName({ id: shiftId, name }, language)
