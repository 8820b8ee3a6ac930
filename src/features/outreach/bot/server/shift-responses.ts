import { may } from '#features/foundation/permissions/policy.ts'
import { toTrade } from '#features/planning/market/policy.ts'
import { reportAbsence } from '#features/planning/market/server/report-absence.ts'
import { offerSeat } from '#features/planning/market/server/offer-seat.ts'
import { confirmAssignment, declineAssignment } from '#features/planning/own-shifts/server/confirm-shift.ts'
import { findOwnAssignment, listNext } from '#features/planning/own-shifts/server/store.ts'
import type { AbsenceKind } from '#features/planning/assignments/states.ts'
import type { ChatButton, ChatMessage } from '#platform/server/chat.ts'
import { type ChatMember, isSaidInChat, readerOf } from './chat-member.ts'
import { botTextsOf } from './chat-texts.ts'
import { withdrawButton } from './market-messages.ts'
import { shiftButtons, absenceButtons, offerOrKeepShiftButtons, shiftLineOf, shiftList } from './shift-messages.ts'

export async function nextShifts(asker: ChatMember): Promise<ChatMessage> {
  const { member } = asker
  const { organizationId, profileId } = member.actor
  const shifts = await member.transaction(tx => listNext(tx, organizationId, profileId, member.now()))
  return shiftList(shifts.slice(0, maxInChat), readerOf(asker.member))
}

/** Two weeks of one a day. */
const maxInChat = 14

/** The seat as it is now, or a sentence why nothing can be done about it. */
async function findOpen(asker: ChatMember, assignmentId: string) {
  const { member } = asker
  const { organizationId, profileId } = member.actor
  const texts = botTextsOf(member.language)
  const seat = await member.transaction(tx => findOwnAssignment(tx, organizationId, profileId, assignmentId))
  if (!seat) return { said: texts.gone(asker.slash) }
  const shift = shiftLineOf(seat, readerOf(asker.member))
  if (seat.state === 'declined') return { said: texts.alreadyDeclined(shift) }
  if (Temporal.Instant.compare(seat.endsAt, member.now()) <= 0) return { said: texts.over(shift) }
  return { seat, shift }
}

/** What a tap comes to: a sentence, and the buttons there are from then on, none if nothing is left to do. */
export interface ChatActionOutcome {
  readonly said: string
  /** What stays below the message: more than fits over the chat. */
  readonly more?: string | undefined
  readonly buttons?: ChatButton[][]
  /** Nothing has come of it, and another try can make sense: the buttons stay. */
  readonly isOpen?: boolean
}

type Question = (texts: ReturnType<typeof botTextsOf>, shift: string) => string

/** A question about a shift, with its answers as buttons. */
const ask =
  (question: Question, answers: typeof absenceButtons) =>
  async (asker: ChatMember, assignmentId: string): Promise<ChatActionOutcome> => {
    const { member } = asker
    const { seat, shift, said } = await findOpen(asker, assignmentId)
    if (!seat) return { said }
    return { said: question(botTextsOf(member.language), shift), buttons: answers(seat, readerOf(member)) }
  }

export const askWhy = ask((texts, shift) => texts.reallyCannot(shift), absenceButtons)
export const askToGive = ask((texts, shift) => texts.reallyGive(shift), offerOrKeepShiftButtons)
/** The question was answered with no. */
export const keepAssignment = ask(
  (texts, shift) => texts.kept(shift),
  (shift, reader) => shiftButtons([shift], reader),
)

/**
 * By the same actions as in the app, so that the board hears of it; a second tap and a message of yesterday are answered
 * as what they are.
 */
export const confirmShift = (asker: ChatMember, assignmentId: string): Promise<ChatActionOutcome> =>
  onOpen(asker, assignmentId, async (texts, { state }, shift) => {
    if (state === 'confirmed') return { said: texts.alreadyConfirmed(shift) }
    await confirmAssignment(asker.member, { assignmentId })
    return { said: texts.nowConfirmed(shift) }
  })

/** Whoever has no part in the market declines: before the start, and only this shift. */
export const reportAbsenceFromChat = (
  asker: ChatMember,
  assignmentId: string,
  kind: AbsenceKind,
): Promise<ChatActionOutcome> =>
  onOpen(asker, assignmentId, async (texts, _, shift) => {
    const { member } = asker
    if (may(member.actor, toTrade)) await reportAbsence(member, { assignmentId, kind, until: null, note: '' })
    else await declineAssignment(member, { assignmentId, reason: texts.absences[kind] })
    return { said: texts.nowFree(shift) }
  })

/** To all who may; the person stays responsible until somebody has it. */
export const offerShiftFromChat = (asker: ChatMember, assignmentId: string): Promise<ChatActionOutcome> =>
  onOpen(asker, assignmentId, async (texts, _, shift) => {
    const { member } = asker
    if (!may(member.actor, toTrade)) return { said: texts.notAllowed }
    const { offerId } = await offerSeat(member, { assignmentId, to: null, note: '' })
    return { said: texts.nowOffered(shift), buttons: [[withdrawButton(offerId, member.language)]] }
  })

type OpenSeat = NonNullable<Awaited<ReturnType<typeof findOpen>>['seat']>

async function onOpen(
  asker: ChatMember,
  assignmentId: string,
  deed: (texts: ReturnType<typeof botTextsOf>, seat: OpenSeat, shift: string) => Promise<ChatActionOutcome>,
): Promise<ChatActionOutcome> {
  const { member } = asker
  const texts = botTextsOf(member.language)
  const { seat, shift, said } = await findOpen(asker, assignmentId)
  if (!seat) return { said }
  try {
    return await deed(texts, seat, shift)
  } catch (refusal) {
    if (!isSaidInChat(refusal)) throw refusal
    if (refusal.code === 'ownShifts.tooLate') return { said: texts.tooLate(shift) }
    // what the market has against it leaves the shift as it was
    return refusal.code.startsWith('market.')
      ? { said: asker.word(refusal), buttons: shiftButtons([seat], readerOf(member)) }
      : { said: texts.gone(asker.slash) }
  }
}
