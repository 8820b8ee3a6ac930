import { day, isDay } from '#kit/day.ts'
import { type Actor, may } from '#features/foundation/permissions/policy.ts'
import type { NotificationKinds, OpenSeatNotice, ShiftNotice } from '#features/messages/notifications/kinds.ts'
import type { Notification } from '#features/messages/notifications/schema.ts'
import type { NotificationReader } from '#features/messages/notifications/wording.ts'
import {
  advertiseButtons,
  answerButtons,
  chooseApplicantButtons,
  approvalButtons,
} from '#features/outreach/bot/server/market-messages.ts'
import { checkInButtons, markPresentButtons } from '#features/outreach/bot/server/duty-responses.ts'
import { shiftButtons, maxButtons } from '#features/outreach/bot/server/shift-messages.ts'
import { toDecide, toTrade } from '#features/planning/market/policy.ts'
import * as market from '#features/planning/market/server/store.ts'
import { listPublishedShiftsOnDays } from '#features/planning/own-shifts/server/store.ts'
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
  readonly reader: NotificationReader
  readonly actor: Pick<Actor, 'role' | 'permissions' | 'locked'>
}

/** What the person can do about it with one tap, as things stand when it is said. */
export async function chatButtons(tx: Tx, notice: Notification, recipient: Recipient): Promise<ChatButtons> {
  switch (notice.kind) {
    case 'shift_assigned': {
      const { shifts } = notice.parameters
      return { buttons: await ofShifts(tx, shifts, recipient), ...beforeFirst(shifts, notice) }
    }
    case 'shift_removed':
      return { buttons: [], ...beforeFirst(notice.parameters.shifts, notice) }
    case 'shift_reminder':
      return {
        buttons: await ofShifts(tx, [notice.parameters], recipient),
        ...beforeFirst([notice.parameters], notice),
      }
    case 'offer_made':
      return {
        buttons: await ofOffer(tx, notice.parameters.offerId, recipient),
        ...beforeFirst(inSwap(notice), notice),
      }
    case 'offer_settled':
      return { buttons: [], ...beforeFirst(inSwap(notice), notice) }
    case 'offer_waits':
      return ofDecision(tx, notice, recipient)
    case 'seat_alarm':
      return notice.parameters.isFree ? ofFreeSeats(notice.parameters.seats, notice, recipient) : none
    case 'assignment_declined':
      return ofFreeSeats([notice.parameters], notice, recipient)
    case 'person_absent':
    case 'assignments_freed':
      return ofFreeSeats(notice.parameters.seats, notice, recipient)
    case 'attendance_late':
      return { buttons: checkInButtons(notice.parameters.assignmentId, recipient.reader.language), ...atOnce(notice) }
    case 'attendance_missing':
      return { ...ofMissing(notice.parameters, recipient), ...atOnce(notice), isLinked: true }
    case 'correction_asked':
    case 'correction_settled':
    case 'vacation_request_new':
    case 'vacation_request_approved':
    case 'vacation_request_rejected':
    case 'person_back':
    case 'member_left':
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

/** What begins first decides: of a plan far ahead there is time in the morning, of what is over as well. */
function beforeFirst(
  shifts: readonly Pick<ShiftNotice, 'startsAt' | 'endsAt'>[],
  { createdAt }: Notification,
): Pick<ChatButtons, 'noLaterThan'> {
  const since = Temporal.Instant.from(createdAt)
  const isOver = (endsAt: string) => Temporal.Instant.compare(Temporal.Instant.from(endsAt), since) <= 0
  const starts = shifts.flatMap(({ startsAt, endsAt }) =>
    startsAt === undefined || (endsAt !== undefined && isOver(endsAt)) ? [] : [Temporal.Instant.from(startsAt)],
  )
  const [first] = starts.toSorted((a, b) => Temporal.Instant.compare(a, b))
  return first ? { noLaterThan: first } : {}
}

/** The seats of an offer: in a swap the one that comes for it may begin sooner. */
const inSwap = ({ parameters }: Extract<Notification, { kind: 'offer_made' | 'offer_settled' | 'offer_waits' }>) => [
  parameters,
  ...(parameters.other ? [parameters.other] : []),
]

/** “Is there”, for recipients with access to the duty page; not for a member who has checked out early. */
const ofMissing = (
  { assignmentId, name, minutesLeft }: NotificationKinds['attendance_missing'],
  { reader, actor }: Recipient,
): ChatButtons => ({
  buttons:
    may(actor, toSeeDuty) && minutesLeft === undefined ? markPresentButtons(assignmentId, name, reader.language) : [],
})

async function ofShifts(
  tx: Tx,
  shifts: readonly ShiftNotice[],
  { organizationId, profileId, reader }: Recipient,
): Promise<ChatButtons['buttons']> {
  const days = shifts.map(({ date }) => day(date))
  const seats = (await listPublishedShiftsOnDays(tx, organizationId, profileId, days)).filter(seat =>
    shifts.some(({ date, shiftName, startTime }) => {
      return date === seat.date && shiftName === seat.name && startTime === seat.startTime
    }),
  )
  return shiftButtons(seats, reader)
}

async function ofOffer(
  tx: Tx,
  offerId: string,
  { organizationId, profileId, reader, actor }: Recipient,
): Promise<ChatButtons['buttons']> {
  const offer = await market.find(tx, organizationId, offerId)
  if (!offer || !may(actor, toTrade) || (offer.state !== 'open' && offer.state !== 'applied')) return []
  const asked = await market.findInvitee(tx, organizationId, offerId, profileId)
  return answerButtons({ ...offer, way: offer.mode, answer: asked?.answer ?? 'none' }, reader.language)
}

async function ofDecision(
  tx: Tx,
  notice: Extract<Notification, { kind: 'offer_waits' }>,
  { organizationId, reader: { language }, actor }: Recipient,
): Promise<ChatButtons> {
  const { offerId, name } = notice.parameters
  const offer = await market.find(tx, organizationId, offerId)
  if (!offer || !may(actor, toDecide)) return none
  const inTime = beforeFirst(inSwap(notice), notice)
  if (offer.state === 'accepted') {
    const { takenBy } = offer
    // of whom it speaks may have taken their yes back before it is said
    const nameOf = await market.readNames(tx, organizationId, {
      groupIds: [],
      profileIds: takenBy === null ? [] : [takenBy],
    })
    if (takenBy === null || nameOf(takenBy) !== name) return none
    return { buttons: approvalButtons(offer.id, takenBy, language), ...inTime }
  }
  if (offer.state !== 'applied') return none
  const asked = await market.listInvitees(tx, organizationId, offerId)
  const applicants = asked.filter(({ answer }) => answer === 'applied').slice(0, maxButtons)
  return { buttons: chooseApplicantButtons(offer.id, applicants, language), ...inTime }
}

/** Planners can look for somebody at once, where it is known which seat it is. */
function ofFreeSeats(
  seats: readonly OpenSeatNotice[],
  notice: Notification,
  { reader, actor }: Recipient,
): ChatButtons {
  if (!may(actor, toDecide)) return none
  const isToCome = ({ startsAt }: OpenSeatNotice) =>
    startsAt === undefined || Temporal.Instant.compare(startsAt, notice.createdAt) > 0
  const toCome = seats.filter(isToCome)
  const known = toCome.flatMap(({ groupId, date, shiftId, shiftName, seat }) =>
    groupId !== undefined && shiftId !== undefined && seat !== undefined && isDay(date)
      ? [{ groupId, date, shiftId, shiftName, seat }]
      : [],
  )
  return {
    buttons: advertiseButtons(known.slice(0, maxButtons), reader.language),
    // a seat whose shift runs is filled in the app
    ...(toCome.length < seats.length ? { isLinked: true } : {}),
    ...beforeFirst(seats, notice),
  }
}
