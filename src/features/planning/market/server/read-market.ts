import { todayIn } from '#kit/day.ts'
import { displayedShiftName } from '#features/agency/shifts/names.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import { may } from '#features/foundation/permissions/policy.ts'
import { seatKey } from '#features/planning/assignments/seat-key.ts'
import { listAbsencesAfter } from '#features/planning/assignments/server/absence-store.ts'
import * as plans from '#features/planning/assignments/server/store.ts'
import type { Tx } from '#platform/server/database.ts'
import { toDecide } from '../policy.ts'
import { canBeInvited, requiresApproval, canWorkSeats } from '../rules.ts'
import type {
  Contender,
  MarketCounts,
  OfferWithAudience,
  Offer,
  Offered,
  OwnMarket,
  PlannedMarket,
  UpcomingOpenSeats,
} from '../schema.ts'
import { type OpenSeat, listPublishedOpenSeats } from './list-open-seats.ts'
import { openSeatEligibilityChecks } from './check-eligibility.ts'
import { readSeatDetails } from './seat-details.ts'
import { findSettings } from './settings-store.ts'
import * as store from './store.ts'

/** No more than fit on a screen. */
const maxOffered = 40
/** Shown to planners, the first first. */
const maxGaps = 200

export const readOwnMarket = (member: Member): Promise<OwnMarket> =>
  member.transaction(async tx => {
    const { organizationId, profileId } = member.actor
    const settings = await findSettings(tx, organizationId)
    const possible = await listPossibleOffers(tx, member)
    const concerning = await store.listLiveOffers(tx, organizationId, store.isOfferedOrTakenBy(profileId))
    const mine = concerning.filter(({ offeredBy }) => offeredBy === profileId)
    const waiting = concerning.filter(({ offeredBy }) => offeredBy !== profileId)
    const asked = possible.filter(({ offer }) => !offer.isForAll)
    // an invitation is counted until it is answered, so it is never cut off
    const open = possible
      .filter(({ offer }) => offer.isForAll)
      .filter(({ isInvited }, at) => isInvited || at < maxOffered)
    const shown = await showing(tx, member, [...[...asked, ...open].map(({ offer }) => offer), ...mine, ...waiting])
    const inFull = await layingOut(tx, member, mine, shown)
    const absent = await listAbsencesAfter(tx, organizationId, member.now(), profileId)
    const offered = ({ offer, answer, judged }: (typeof possible)[number]): Offered => {
      const warns = judged ? judged.fit === 'warns' : offer.hasWarnings
      return {
        ...shown(offer),
        answer,
        needsWord: offer.mode === 'first' && requiresApproval(settings, { ...offer, warns }),
        reasons: [...(judged?.reasons ?? [])],
      }
    }
    return {
      open: open.map(offered),
      asked: asked.map(offered),
      mine: mine.map(inFull),
      waiting: waiting.map(shown),
      absent: absent.map(({ profileId: _, fullName: __, ...row }) => inWire(row)),
    }
  })

export const readMarketOverview = (member: Member): Promise<PlannedMarket> =>
  member.transaction(async tx => {
    const { organizationId } = member.actor
    const now = member.now()
    const live = await store.listLiveOffers(tx, organizationId)
    const shown = await layingOut(tx, member, live)
    const contenders = await contending(tx, member, live.filter(isWaiting))
    const free = await listPublishedOpenSeats(tx, member, {
      today: member.today(),
      now,
      isRunningToo: true,
      limit: maxGaps,
    })
    const absent = await listAbsencesAfter(tx, organizationId, now)
    return {
      waiting: live.flatMap(offer => {
        const [taker] = offer.state === 'accepted' ? contenders(offer) : []
        return taker ? [{ ...shown(offer), taker }] : []
      }),
      choosing: live
        .filter(({ state }) => state === 'applied')
        .map(offer => ({ ...shown(offer), applicants: contenders(offer) })),
      offers: live.filter(({ state }) => state === 'open').map(shown),
      gaps: withOffers(free, live),
      absent: absent.map(inWire),
    }
  })

const inWire = <Row extends Pick<store.OfferRow, 'startsAt' | 'endsAt'>>({ startsAt, endsAt, ...row }: Row) => ({
  ...row,
  startsAt: startsAt.toString(),
  endsAt: endsAt.toString(),
})

/** How far ahead a gap is urgent. */
const soonHours = 24

export const readUpcomingOpenSeats = (member: Member): Promise<UpcomingOpenSeats> =>
  member.transaction(async tx => {
    const now = member.now()
    const free = await listPublishedOpenSeats(tx, member, {
      today: member.today(),
      now,
      until: now.add({ hours: soonHours }),
      isRunningToo: true,
    })
    const live = await store.listLiveOffers(tx, member.actor.organizationId)
    const absent = await listAbsencesAfter(tx, member.actor.organizationId, now)
    const byMember = new Map(
      absent
        .filter(({ startsAt }) => todayIn(member.organization.timeZone, startsAt) <= member.today())
        .map(({ profileId, fullName, kind }) => [profileId, { profileId, fullName, kind }]),
    )
    return { gaps: withOffers(free, live), absentToday: [...byMember.values()] }
  })

const withOffers = (free: readonly OpenSeat[], live: readonly store.OfferRow[]): UpcomingOpenSeats['gaps'] => {
  const offerOn = new Map(live.map(offer => [seatKey(offer), offer.id]))
  return free
    .slice(0, maxGaps)
    .map(({ start: _, ...seat }) => ({ ...seat, offerId: offerOn.get(seatKey(seat)) ?? null }))
}

export const readMarketCounts = (member: Member): Promise<MarketCounts> =>
  member.transaction(async tx => {
    const { organizationId } = member.actor
    const unanswered = await listPossibleOffers(
      tx,
      member,
      ({ answer, invitedAt }) => invitedAt !== null && answer === 'none',
    )
    if (!may(member.actor, toDecide)) return { own: unanswered.length, waiting: null }
    const live = await store.listLiveOffers(tx, organizationId, store.isWaiting)
    return { own: unanswered.length, waiting: live.length }
  })

type OpenOffer = Awaited<ReturnType<typeof store.listOffersOpenTo>>[number]

/** The offers that the member can accept or apply for as planning stands now. The list and the badge both use it. */
async function listPossibleOffers(tx: Tx, member: Member, isWanted: (row: OpenOffer) => boolean = () => true) {
  const { organizationId, profileId, role } = member.actor
  const rows = (await store.listOffersOpenTo(tx, organizationId, profileId, member.now()))
    .filter(({ offer }) => !offer.isForAll || canWorkSeats(role))
    .filter(isWanted)
  const judge = await openSeatEligibilityChecks(tx, member, seatsToJudge(rows.map(({ offer }) => offer)), [profileId])
  return rows.flatMap(({ offer, answer, invitedAt }) => {
    const judged = offer.kind === 'swap' ? undefined : judge(offer, profileId)
    if (judged && !canBeInvited(judged)) return []
    return [{ offer, answer: answer ?? ('none' as const), isInvited: invitedAt !== null, judged }]
  })
}

const isWaiting = ({ state }: store.OfferRow): boolean => state === 'accepted' || state === 'applied'

/** Who has taken each offer or applies for it, by name, and how they are judged. */
async function contending(
  tx: Tx,
  member: Member,
  offers: readonly store.OfferRow[],
): Promise<(offer: store.OfferRow) => Contender[]> {
  const applied = await store.listApplicants(
    tx,
    member.actor.organizationId,
    offers.filter(({ state }) => state === 'applied').map(({ id }) => id),
  )
  const profileIdsOf = ({ id, state, takenBy }: store.OfferRow): readonly string[] =>
    state === 'applied' ? (applied.get(id) ?? []) : takenBy === null ? [] : [takenBy]
  const profileIds = [...new Set(offers.flatMap(profileIdsOf))]
  const nameOf = await store.readNames(tx, member.actor.organizationId, { groupIds: [], profileIds })
  const judge = await openSeatEligibilityChecks(tx, member, seatsToJudge(offers), profileIds)
  return offer =>
    profileIdsOf(offer).map(profileId => {
      const judged = offer.kind === 'swap' ? { fit: 'fits' as const, reasons: [] } : judge(offer, profileId)
      return { profileId, fullName: nameOf(profileId), reasons: [...judged.reasons], isPossible: canBeInvited(judged) }
    })
}

/** A swap was judged when it was offered, both ways. */
const seatsToJudge = (offers: readonly store.OfferRow[]): readonly store.OfferRow[] =>
  offers.filter(({ kind }) => kind !== 'swap')

/** The same with how they are laid out, and whom they have reached. */
async function layingOut(
  tx: Tx,
  member: Member,
  offers: readonly store.OfferRow[],
  known?: (offer: store.OfferRow) => Offer,
): Promise<(offer: store.OfferRow) => OfferWithAudience> {
  const shown = known ?? (await showing(tx, member, offers))
  const audiences = await store.listAudiences(
    tx,
    member.actor.organizationId,
    offers.map(({ id }) => id),
  )
  return offer => ({
    ...shown(offer),
    waves:
      offer.waveMinutes === null
        ? null
        : { everyMinutes: offer.waveMinutes, nextAt: offer.nextWaveAt?.toString() ?? null },
    audience: audiences.get(offer.id) ?? { asked: 0, lined: 0, refused: 0, names: [] },
  })
}

/** Offers with the names that stand in them, read once for all. */
async function showing(
  tx: Tx,
  member: Member,
  offers: readonly store.OfferRow[],
): Promise<(offer: store.OfferRow) => Offer> {
  const { organizationId } = member.actor
  const nameOf = await store.readNames(tx, organizationId, {
    groupIds: offers.map(({ groupId }) => groupId),
    profileIds: offers.flatMap(({ offeredBy }) => offeredBy ?? []),
  })
  const otherIds = offers.flatMap(({ otherAssignmentId }) => otherAssignmentId ?? [])
  const against = otherIds.length === 0 ? [] : await plans.findUndeclinedAssignments(tx, organizationId, otherIds)
  const others = new Map(against.map(found => [found.id, found]))
  const placeOf = await readSeatDetails(
    tx,
    organizationId,
    [...offers, ...others.values()].map(({ groupId }) => groupId),
  )
  const seatOf = (
    row: Pick<
      store.OfferRow,
      'groupId' | 'date' | 'shiftId' | 'shiftName' | 'seat' | 'startTime' | 'endTime' | 'startsAt' | 'endsAt'
    >,
  ) => ({
    groupId: row.groupId,
    date: row.date,
    shiftId: row.shiftId,
    shiftName: displayedShiftName({ id: row.shiftId, name: row.shiftName }, member.language),
    seat: row.seat,
    startTime: row.startTime,
    endTime: row.endTime,
    startsAt: row.startsAt.toString(),
    endsAt: row.endsAt.toString(),
    ...placeOf(row),
  })
  return offer => {
    const other = others.get(offer.otherAssignmentId ?? '')
    return {
      ...seatOf(offer),
      groupName: nameOf(offer.groupId),
      id: offer.id,
      kind: offer.kind,
      state: offer.state,
      offerer: offer.offeredBy === null ? null : { profileId: offer.offeredBy, fullName: nameOf(offer.offeredBy) },
      other: other
        ? {
            ...seatOf(other),
            groupName: other.groupName,
            assignmentId: other.id,
            profileId: other.profileId,
            fullName: other.fullName,
          }
        : null,
      note: offer.note,
      way: offer.mode,
      applyUntil: offer.applyUntil?.toString() ?? null,
      isForAll: offer.isForAll,
      madeAt: offer.createdAt.toString(),
    }
  }
}
