import { Refusal } from '#kit/refusal.ts'
import { confirm, decline } from '#features/schedule/server/own-actions.ts'
import { findOwn, listNext } from '#features/schedule/server/own-store.ts'
import type { BotMessage } from '#platform/server/bot.ts'
import type { Asker } from './asker.ts'
import { textsOf } from './chat-texts.ts'
import { lineOf, shiftList } from './shift-messages.ts'

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

type Deed = 'confirm' | 'sick' | 'busy'

/**
 * What a tap on a shift's button comes to, in a sentence. By the same actions as in the app, so that the board hears of
 * it; a second tap and a message of yesterday are answered as what they are.
 */
export async function decideShift(asker: Asker, assignmentId: string, deed: Deed): Promise<string> {
  const { member } = asker
  const { organizationId, profileId } = member.actor
  const texts = textsOf(member.language)
  const seat = await member.transaction(tx => findOwn(tx, organizationId, profileId, assignmentId))
  if (!seat) return texts.gone
  const shift = lineOf(seat, readerOf(asker))
  if (seat.state === 'declined') return texts.alreadyDeclined(shift)
  if (Temporal.Instant.compare(seat.endsAt, member.now()) <= 0) return texts.over(shift)
  try {
    if (deed === 'confirm') {
      if (seat.state === 'confirmed') return texts.alreadyConfirmed(shift)
      await confirm(member, assignmentId)
      return texts.nowConfirmed(shift)
    }
    await decline(member, { assignmentId, reason: deed === 'sick' ? texts.sickReason : texts.busyReason })
    return texts.nowDeclined(shift)
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal
    return refusal.code === 'schedule.tooLate' ? texts.tooLate(shift) : texts.gone
  }
}
