import { day, isDay } from '#kit/day.ts'
import { type Actor, may } from '#features/foundation/permissions/policy.ts'
import type { OpenSeatNotice, ShiftNotice } from '#features/messages/notifications/kinds.ts'
import type { Notification } from '#features/messages/notifications/schema.ts'
import type { Reader } from '#features/messages/notifications/wording.ts'
import {
  advertiseButtons,
  answerButtons,
  choiceButtons,
  wordButtons,
} from '#features/outreach/bot/server/market-messages.ts'
import { checkInButtons, presentButtons } from '#features/outreach/bot/server/duty.ts'
import { buttonsOf, mostButtons } from '#features/outreach/bot/server/shift-messages.ts'
import { toDecide, toTrade } from '#features/planning/market/policy.ts'
import * as market from '#features/planning/market/server/store.ts'
import { listOfDays } from '#features/planning/own-shifts/server/store.ts'
import { toSeeDuty } from '#features/work/attendance/policy.ts'
import type { ChatMessage } from '#platform/server/chat.ts'
import type { Tx } from '#platform/server/database.ts'

export interface ChatButtons {
  readonly buttons: NonNullable<ChatMessage['buttons']>
  /** Quiet hours that end after this are not kept. */
  readonly noLaterThan?: Temporal.Instant
  /** Without a button for it: the way into the app stands below. */
  readonly isLinked?: boolean
}

interface Recipient {
  readonly organizationId: string
  readonly profileId: string
  readonly reader: Reader
  readonly actor: Pick<Actor, 'role' | 'permissions' | 'locked'>
}

/** What the person can do about it with one tap, as things stand when it is said. */
export async function chatButtons(tx: Tx, notice: Notification, recipient: Recipient): Promise<ChatButtons> {
  switch (notice.kind) {
    case 'shift_assigned': {
      // of a plan there is time to hear in the morning
      const { buttons } = await ofShifts(tx, notice.parameters.shifts, recipient)
      return { buttons }
    }
    case 'shift_reminder':
      return ofShifts(tx, [notice.parameters], recipient)
    case 'offer_made':
      return ofOffer(tx, notice.parameters.offerId, recipient)
    case 'offer_waits':
      return ofDecision(tx, notice.parameters, recipient)
    case 'seat_alarm':
      return notice.parameters.isFree ? ofFreeSeats(notice.parameters.seats, recipient) : none
    case 'assignment_declined':
      return ofFreeSeats([notice.parameters], recipient)
    case 'person_absent':
    case 'assignments_freed':
      return ofFreeSeats(notice.parameters.seats, recipient)
    case 'attendance_late':
      return { buttons: checkInButtons(notice.parameters.assignmentId, recipient.reader.language), ...atOnce(notice) }
    case 'attendance_missing':
      return { ...ofMissing(notice.parameters, recipient), ...atOnce(notice), isLinked: true }
    case 'correction_asked':
    case 'correction_settled':
    case 'shift_removed':
    case 'vacation_request_new':
    case 'vacation_request_approved':
    case 'vacation_request_rejected':
    case 'person_back':
    case 'offer_settled':
    case 'todo_assigned':
    case 'telegram_paused':
    case 'discord_paused':
    case 'webhook_paused':
    case 'discord_channel_lost':
    case 'backup_failed':
      return none
  }
}

const none: ChatButtons = { buttons: [] }

/** A shift that runs waits for nobody to wake up. */
const atOnce = ({ createdAt }: Notification) => ({ noLaterThan: Temporal.Instant.from(createdAt) })

/** Whoever sees that the person is there can say so. */
const ofMissing = (
  { assignmentId, name }: { readonly assignmentId: string; readonly name: string },
  { reader, actor }: Recipient,
): ChatButtons => ({
  buttons: may(actor, toSeeDuty) ? presentButtons(assignmentId, name, reader.language) : [],
})

async function ofShifts(
  tx: Tx,
  shifts: readonly ShiftNotice[],
  { organizationId, profileId, reader }: Recipient,
): Promise<ChatButtons> {
  const days = shifts.map(({ date }) => day(date))
  const seats = (await listOfDays(tx, organizationId, profileId, days)).filter(seat =>
    shifts.some(({ date, shiftName, startTime }) => {
      return date === seat.date && shiftName === seat.name && startTime === seat.startTime
    }),
  )
  const [first] = seats
  return { buttons: buttonsOf(seats, reader), ...(first && { noLaterThan: first.startsAt }) }
}

async function ofOffer(
  tx: Tx,
  offerId: string,
  { organizationId, profileId, reader, actor }: Recipient,
): Promise<ChatButtons> {
  const offer = await market.find(tx, organizationId, offerId)
  if (!offer || !may(actor, toTrade) || (offer.state !== 'open' && offer.state !== 'applied')) return none
  const asked = await market.findAsked(tx, organizationId, offerId, profileId)
  const buttons = answerButtons({ ...offer, answer: asked?.answer ?? 'none' }, reader.language)
  return { buttons, noLaterThan: offer.startsAt }
}

async function ofDecision(
  tx: Tx,
  { offerId, name }: { readonly offerId: string; readonly name: string | null },
  { organizationId, reader: { language }, actor }: Recipient,
): Promise<ChatButtons> {
  const offer = await market.find(tx, organizationId, offerId)
  if (!offer || !may(actor, toDecide)) return none
  const noLaterThan = offer.startsAt
  if (offer.state === 'accepted') {
    const { takerId } = offer
    // of whom it speaks may have taken their yes back before it is said
    const nameOf = await market.namesOf(tx, organizationId, {
      groupIds: [],
      profileIds: takerId === null ? [] : [takerId],
    })
    if (takerId === null || nameOf(takerId) !== name) return none
    return { buttons: wordButtons(offer.id, takerId, language), noLaterThan }
  }
  if (offer.state !== 'applied') return none
  const asked = await market.listAsked(tx, organizationId, offerId)
  const applicants = asked.filter(({ answer }) => answer === 'applied').slice(0, mostButtons)
  return { buttons: choiceButtons(offer.id, applicants, language), noLaterThan }
}

/** Planners can look for somebody at once, where it is known which seat it is. */
function ofFreeSeats(seats: readonly OpenSeatNotice[], { reader, actor }: Recipient): ChatButtons {
  if (!may(actor, toDecide)) return none
  const known = seats.flatMap(({ groupId, date, shiftId, shiftName, seat }) =>
    groupId !== undefined && shiftId !== undefined && seat !== undefined && isDay(date)
      ? [{ groupId, date, shiftId, shiftName, seat }]
      : [],
  )
  const starts = seats.flatMap(({ startsAt }) => (startsAt === undefined ? [] : Temporal.Instant.from(startsAt)))
  const [first] = starts.toSorted((a, b) => Temporal.Instant.compare(a, b))
  return {
    buttons: advertiseButtons(known.slice(0, mostButtons), reader.language),
    ...(first && { noLaterThan: first }),
  }
}
