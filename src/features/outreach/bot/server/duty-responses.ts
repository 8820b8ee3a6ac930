import type { Language } from '#kit/catalogue.ts'
import { truncateText } from '#kit/text.ts'
import { momentText, timeSentence } from '#kit/time-text.ts'
import { may } from '#features/foundation/permissions/policy.ts'
import { toSeeDuty } from '#features/work/attendance/policy.ts'
import type { OwnPart } from '#features/work/attendance/schema.ts'
import { formatMinutes } from '#features/messages/notifications/wording.ts'
import { readOwnDuty } from '#features/work/attendance/server/read-duty.ts'
import { checkIn, checkOut, markPresent } from '#features/work/attendance/server/check-in.ts'
import type { ChatButton, ChatMessage } from '#platform/server/chat.ts'
import { type ChatMember, isSaidInChat, readerOf } from './chat-member.ts'
import { botTextsOf } from './chat-texts.ts'
import { de } from './duty-texts.de.ts'
import { en } from './duty-texts.en.ts'
import { unreadHandoverText, writeHandoverLink } from './handover-lines.ts'
import { seatLabelOf } from './market-messages.ts'
import { shiftLineOf } from './shift-messages.ts'
import type { ChatActionOutcome } from './shift-responses.ts'

const words = { de, en }

/** Prefixes of the callback data of the duty buttons. */
export const dutyActions = {
  in: 'duty:in',
  out: 'duty:out',
  early: 'duty:early',
  back: 'duty:back',
  present: 'duty:present',
} as const

/** `of`: which shift, where the message is about several. */
export const checkInButtons = (assignmentId: string, language: Language, of = ''): ChatButton[][] => [
  [{ label: named(words[language].checkIn, of), data: `${dutyActions.in}:${assignmentId}` }],
]

export const markPresentButtons = (assignmentId: string, name: string, language: Language): ChatButton[][] => [
  [{ label: truncateText(words[language].isPresent(name), 60), data: `${dutyActions.present}:${assignmentId}` }],
]

const checkOutButtons = (assignmentId: string, language: Language, of = ''): ChatButton[][] => [
  [{ label: named(words[language].checkOut, of), data: `${dutyActions.out}:${assignmentId}` }],
]

/** The answer to the question, and the way to leave everything as it is: the check-out at the end of the shift. */
const leaveEarlyButtons = (assignmentId: string, language: Language): ChatButton[][] => [
  [{ label: words[language].leaveEarly, data: `${dutyActions.early}:${assignmentId}` }],
  ...checkOutButtons(assignmentId, language),
]

const undoButtons = (assignmentId: string, language: Language): ChatButton[][] => [
  [{ label: words[language].undo, data: `${dutyActions.back}:${assignmentId}` }],
]

const named = (label: string, of: string): string => (of === '' ? label : `${label}: ${of}`)

/** What one is to do now or next, with the button for it. */
export async function ownDuty({ member }: ChatMember): Promise<ChatMessage> {
  const texts = words[member.language]
  const duty = await readOwnDuty(member)
  if (duty === null) return { text: texts.off }
  if (duty.parts.length === 0) return { text: texts.nothing }
  const { now } = duty
  const lines = duty.parts.map(part => `${line(part, { member })}\n   ${stateOf(part)}`)
  return { text: [texts.now, ...lines].join('\n\n'), buttons: duty.parts.flatMap(buttonsOf) }

  function stateOf(part: OwnPart): string {
    if (part.standing === 'on' && part.checkedInAt !== null) return texts.since(clock(part.checkedInAt))
    if (part.checkedOutAt !== null) return texts.ended
    return isOpen(part) ? texts.waiting : texts.opens(clock(part.opensAt))
  }
  function buttonsOf(part: OwnPart): ChatButton[][] {
    const of = duty !== null && duty.parts.length > 1 ? seatLabelOf(part, member.language) : ''
    if (part.standing === 'on') return checkOutButtons(part.assignmentId, member.language, of)
    return part.checkedOutAt === null && isOpen(part) ? checkInButtons(part.assignmentId, member.language, of) : []
  }
  function isOpen({ opensAt }: OwnPart): boolean {
    return Temporal.Instant.compare(opensAt, now) <= 0
  }
  function clock(instant: string): string {
    const text = momentText(Temporal.Instant.from(instant), readerOf(member), member.language)
    return timeSentence(text, 'withoutDay')
  }
}

const line = (part: OwnPart, { member }: Pick<ChatMember, 'member'>): string =>
  shiftLineOf(
    {
      ...part,
      name: part.shiftName,
      startsAt: Temporal.Instant.from(part.startsAt),
      endsAt: Temporal.Instant.from(part.endsAt),
    },
    readerOf(member),
  )

/** By the same deeds as in the app; a no is said in their words. */
const worded =
  (deed: (asker: ChatMember, assignmentId: string) => Promise<ChatActionOutcome>) =>
  async (asker: ChatMember, assignmentId: string): Promise<ChatActionOutcome> => {
    try {
      return await deed(asker, assignmentId)
    } catch (refusal) {
      if (!isSaidInChat(refusal)) throw refusal
      // early is not never: the button stays
      return { said: asker.word(refusal), isOpen: refusal.code === 'attendance.tooEarly' }
    }
  }

const findPart = async ({ member }: ChatMember, assignmentId: string): Promise<OwnPart | undefined> =>
  (await readOwnDuty(member))?.parts.find(one => one.assignmentId === assignmentId)

async function lineOfPart(asker: ChatMember, assignmentId: string): Promise<string> {
  const part = await findPart(asker, assignmentId)
  return part ? line(part, asker) : ''
}

export const answerCheckIn = worded(async (asker, assignmentId) => {
  const { language } = asker.member
  await checkIn(asker.member, { assignmentId })
  const said = words[language].in(await lineOfPart(asker, assignmentId))
  return { said, more: await unreadHandoverText(asker, assignmentId), buttons: checkOutButtons(assignmentId, language) }
})

/** Long before the end of the shift it asks first. */
export const answerCheckOut = worded(async (asker, assignmentId) => {
  const { language } = asker.member
  const part = await findPart(asker, assignmentId)
  const now = asker.member.now()
  if (part?.standing !== 'on' || Temporal.Instant.compare(now, part.earlyBefore) > 0) return leave(asker, assignmentId)
  const minutes = Math.floor(Temporal.Instant.from(part.endsAt).since(now).total('minutes'))
  const said = words[language].early(formatMinutes(minutes, ...words[language].minutes))
  return { said, buttons: leaveEarlyButtons(assignmentId, language) }
})

async function leave(asker: ChatMember, assignmentId: string): Promise<ChatActionOutcome> {
  const { language } = asker.member
  const shift = await lineOfPart(asker, assignmentId)
  await checkOut(asker.member, { assignmentId })
  const isResumable = ((await findPart(asker, assignmentId))?.resumableUntil ?? null) !== null
  return {
    said: words[language].out(shift),
    more: writeHandoverLink(asker, assignmentId),
    buttons: isResumable ? undoButtons(assignmentId, language) : [],
  }
}

/** The question was answered. */
export const leaveEarly = worded(leave)

/** The check-out is undone, in the minutes in which it can be. */
export const undoCheckOut = worded(async (asker, assignmentId) => {
  const { language } = asker.member
  await checkIn(asker.member, { assignmentId })
  return { said: words[language].back, buttons: checkOutButtons(assignmentId, language) }
})

export const isPresent = worded(async (asker, assignmentId) => {
  const { language, actor } = asker.member
  if (!may(actor, toSeeDuty)) return { said: botTextsOf(language).notAllowed }
  await markPresent(asker.member, { assignmentId })
  return { said: words[language].present }
})
