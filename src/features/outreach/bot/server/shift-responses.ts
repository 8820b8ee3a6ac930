import { Refusal } from '#kit/refusal.ts'
import { confirm, decline } from '#features/planning/own-shifts/server/actions.ts'
import { findOwn, listNext } from '#features/planning/own-shifts/server/store.ts'
import type { BotButton, BotMessage } from '#platform/server/bot.ts'
import type { Asker } from './asker.ts'
import { textsOf } from './chat-texts.ts'
import { buttonsOf, lineOf, questionOf, shiftList } from './shift-messages.ts'

const readerOf = ({ member }: Asker) => ({
  language: member.language,
  ownZone: member.timeZone,
  organizationZone: member.organization.timeZone,
})

export async function nextShifts(asker: Asker): Promise<BotMessage> {
  const { member } = asker
  const { organizationId, profileId } = member.actor
  const shifts = await member.transaction(tx => listNext(tx, organizationId, profileId, member.now()))
  return shiftList(shifts, readerOf(asker))
}

export type Declining = 'sick' | 'busy'
type ShiftResponse = 'confirm' | Declining

/** The seat as it is now, or a sentence why nothing can be done about it. */
async function findOpen(asker: Asker, assignmentId: string) {
  const { member } = asker
  const { organizationId, profileId } = member.actor
  const texts = textsOf(member.language)
  const seat = await member.transaction(tx => findOwn(tx, organizationId, profileId, assignmentId))
  if (!seat) return { said: texts.gone }
  const shift = lineOf(seat, readerOf(asker))
  if (seat.state === 'declined') return { said: texts.alreadyDeclined(shift) }
  if (Temporal.Instant.compare(seat.endsAt, member.now()) <= 0) return { said: texts.over(shift) }
  return { seat, shift }
}

/** What a tap on a shift comes to: a sentence, and the buttons that the shift has from then on, none if nothing is left to do. */
export interface Outcome {
  readonly said: string
  readonly buttons?: BotButton[][]
}

/** Declining asks once more. */
export async function askToDecline(asker: Asker, assignmentId: string, deed: Declining): Promise<Outcome> {
  const { member } = asker
  const { language } = member
  const texts = textsOf(language)
  const { seat, shift, said } = await findOpen(asker, assignmentId)
  if (!seat) return { said }
  if (Temporal.Instant.compare(seat.startsAt, member.now()) <= 0) return { said: texts.tooLate(shift) }
  return { said: texts.reallyDecline(shift), buttons: questionOf(seat, deed, readerOf(asker)) }
}

/** The question was answered with no. */
export async function keepShift(asker: Asker, assignmentId: string): Promise<Outcome> {
  const { language } = asker.member
  const { seat, shift, said } = await findOpen(asker, assignmentId)
  return seat ? { said: textsOf(language).kept(shift), buttons: buttonsOf([seat], readerOf(asker)) } : { said }
}

/**
 * By the same actions as in the app, so that the board hears of it; a second tap and a message of yesterday are answered
 * as what they are.
 */
export async function decideShift(asker: Asker, assignmentId: string, response: ShiftResponse): Promise<Outcome> {
  const { member } = asker
  const texts = textsOf(member.language)
  const { seat, shift, said } = await findOpen(asker, assignmentId)
  if (!seat) return { said }
  try {
    if (response === 'confirm') {
      if (seat.state === 'confirmed') return { said: texts.alreadyConfirmed(shift) }
      await confirm(member, assignmentId)
      return { said: texts.nowConfirmed(shift) }
    }
    await decline(member, { assignmentId, reason: response === 'sick' ? texts.sickReason : texts.busyReason })
    return { said: texts.nowDeclined(shift) }
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal
    return { said: refusal.code === 'ownShifts.tooLate' ? texts.tooLate(shift) : texts.gone }
  }
}
