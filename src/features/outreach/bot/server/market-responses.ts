import { may } from '#features/foundation/permissions/policy.ts'
import type { PermissionId } from '#features/foundation/permissions/permissions.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import { toDecide, toTrade } from '#features/planning/market/policy.ts'
import * as own from '#features/planning/market/server/offer-seat.ts'
import * as planning from '#features/planning/market/server/advertise-open-seat.ts'
import * as taking from '#features/planning/market/server/accept-offer.ts'
import * as views from '#features/planning/market/server/read-market.ts'
import { type Decide, type Offer, type ShownSeat, seatInput } from '#features/planning/market/schema.ts'
import type { ChatButton, ChatMessage } from '#platform/server/chat.ts'
import { type ChatMember, isSaidInChat, readerOf } from './chat-member.ts'
import { botTextsOf } from './chat-texts.ts'
import {
  answerButtons,
  chooseApplicantButtons,
  seatLabelOf,
  withdrawButton,
  approvalButtons,
} from './market-messages.ts'
import { shiftLineOf, maxButtons } from './shift-messages.ts'
import type { ChatActionOutcome } from './shift-responses.ts'

/** A tap on an offer, or on a seat, by the same deeds as in the app. */
type TapResponse = (asker: ChatMember, id: string) => Promise<ChatActionOutcome>

/** After these there is nothing left to tap. */
const final: ReadonlySet<string> = new Set([
  'market.offerNotFound',
  'market.alreadyTaken',
  'market.offerEnded',
  'market.takenBack',
  'market.otherTaker',
  'market.applicationTakenBack',
  'market.begun',
  'market.notForYou',
  'market.applicationsOver',
  'market.notFree',
  'market.alreadyOffered',
  'market.noSuchSeat',
  'market.notPublished',
])

/** Whoever may not hears so, and a no of the rules is said in their words. */
const permitted =
  (needed: PermissionId, deed: TapResponse): TapResponse =>
  async (asker, id) => {
    if (!may(asker.member.actor, needed)) return { said: botTextsOf(asker.member.language).notAllowed }
    try {
      return await deed(asker, id)
    } catch (refusal) {
      if (!isSaidInChat(refusal)) throw refusal
      const said = asker.word(refusal)
      // a button gives no reason
      if (refusal.code === 'schedule.needsReason') return { said: marketTexts(asker).reasonInApp(said), isOpen: true }
      return { said, isOpen: !final.has(refusal.code) }
    }
  }

const marketTexts = ({ member }: ChatMember) => botTextsOf(member.language).market

export const take = permitted(toTrade, async (asker, offerId) => {
  const { state } = await taking.acceptOffer(asker.member, { offerId })
  return { said: state === 'done' ? marketTexts(asker).taken : marketTexts(asker).takenWaits }
})

export const apply = permitted(toTrade, async (asker, offerId) => {
  await taking.applyForOffer(asker.member, { offerId })
  const { language } = asker.member
  const buttons = answerButtons(
    { id: offerId, kind: 'gap', way: 'applications', isForAll: true, answer: 'applied' },
    language,
  )
  return { said: marketTexts(asker).applied, buttons }
})

export const refuse = permitted(toTrade, async (asker, offerId) => {
  await taking.declineOffer(asker.member, { offerId })
  return { said: marketTexts(asker).refused }
})

export const withdraw = permitted(toTrade, async (asker, offerId) => {
  await own.withdrawOffer(asker.member, { offerId })
  return { said: marketTexts(asker).withdrawn }
})

/** The offer, and who has taken it; older buttons bear the offer alone. */
function decided(id: string): Decide {
  const [offerId = '', takerId] = id.split('.')
  return { offerId, takerId }
}

export const approve = permitted(toDecide, async (asker, id) => {
  await planning.approveAcceptance(asker.member, decided(id))
  return { said: marketTexts(asker).approved }
})

export const reject = permitted(toDecide, async (asker, id) => {
  await planning.rejectAcceptance(asker.member, decided(id))
  return { said: marketTexts(asker).rejected }
})

/** @param id the offer, and who of those who have applied */
export const choose = permitted(toDecide, async (asker, id) => {
  const [offerId = '', profileId = ''] = id.split('.')
  await planning.chooseApplicant(asker.member, { offerId, profileId })
  return { said: marketTexts(asker).chosen }
})

/** A free seat is offered to all who fit, whoever is first has it: in a chat there is nothing to choose. */
export const advertise = permitted(toDecide, async (asker, id) => {
  const [groupId, date, shiftId, seat] = id.split('.')
  const { language } = asker.member
  const spot = seatInput.safeParse({ groupId, date, shiftId, seat: Number(seat) })
  if (!spot.success) return { said: botTextsOf(language).oldButton }
  const { offerId } = await planning.advertiseOpenSeat(asker.member, {
    ...spot.data,
    to: null,
    note: '',
    applyUntil: null,
    waves: null,
  })
  return { said: marketTexts(asker).advertised, buttons: [[withdrawButton(offerId, language)]] }
})

/** What somebody could take, what is asked of them, and what waits for a planner's word. */
export async function marketList(asker: ChatMember): Promise<ChatMessage> {
  const { member } = asker
  const { language } = member
  const texts = marketTexts(asker)
  if (!may(member.actor, toTrade)) return { text: botTextsOf(language).notAllowed }
  const [lines, buttons]: [string[], ChatButton[][]] = [[], []]
  const { open, asked } = await views.readOwnMarket(member)
  for (const offer of [...asked, ...open].slice(0, maxButtons)) {
    lines.push(linesOf(texts.from[offer.kind](offer.offerer?.fullName ?? ''), offer, member))
    buttons.push(...answerButtons(offer, language, seatLabelOf(offer, language)))
  }
  if (may(member.actor, toDecide)) {
    const { waiting, choosing } = await views.readMarketOverview(member)
    for (const offer of waiting.slice(0, maxButtons)) {
      const { profileId, fullName } = offer.taker
      const isSwap = offer.kind === 'swap'
      const own = isSwap ? texts.ownSwap : texts.ownWants
      const theirs = isSwap ? texts.from.swap : texts.wants
      const head = profileId === member.actor.profileId ? own : theirs(fullName)
      lines.push(linesOf(head, offer, member))
      buttons.push(...approvalButtons(offer.id, offer.taker.profileId, language, seatLabelOf(offer, language)))
    }
    for (const offer of choosing.slice(0, maxButtons)) {
      const shown = offer.applicants.slice(0, maxButtons)
      const others = offer.applicants.length - shown.length
      const line = linesOf(texts.applications, offer, member)
      lines.push(others === 0 ? line : `${line}\n   ${texts.others(others)}`)
      buttons.push(...chooseApplicantButtons(offer.id, shown, language))
    }
  }
  return lines.length === 0 ? { text: texts.nothing } : { text: lines.join('\n\n'), buttons }
}

/** A swap is of two seats. */
function linesOf(head: string, offer: Offer, member: Member): string {
  const { against } = botTextsOf(member.language).market
  const seats = [lineOfSeat(offer, member), ...(offer.other ? [against(lineOfSeat(offer.other, member))] : [])]
  return [head, ...seats].join('\n   ')
}

const lineOfSeat = (seat: ShownSeat, member: Member): string =>
  shiftLineOf(
    {
      ...seat,
      name: seat.shiftName,
      startsAt: Temporal.Instant.from(seat.startsAt),
      endsAt: Temporal.Instant.from(seat.endsAt),
    },
    readerOf(member),
  )
