import { and, asc, eq, gt, inArray, lt } from 'drizzle-orm'
import type { Day } from '#kit/day.ts'
import { newId } from '#kit/id.ts'
import { instantsIn } from '#kit/span.ts'
import { addWeeks, daysOfWeek, type Week } from '#kit/week.ts'
import type { Shift } from '#features/agency/shifts/schema.ts'
import { seatKey } from '#features/planning/assignments/seat-key.ts'
import { marketInvitees, marketOffers } from '#features/planning/market/server/table.ts'
import { assignments, reportedAbsences } from '#features/planning/assignments/server/table.ts'
import type { Tx } from '#platform/server/database.ts'
import type { SampleGroup } from './creators.ts'

interface SampleMarket {
  readonly organizationId: string
  readonly timeZone: string
  readonly now: Temporal.Instant
  readonly groups: readonly SampleGroup[]
  readonly chatterIds: readonly string[]
  readonly standard: readonly Shift[]
  readonly firstWeek: Week
  readonly leadId: string
}

type Offer = typeof marketOffers.$inferInsert

/**
 * Two open seats offered, one takeover to approve, one that is done, and an ill member: from now on, unless they have a shift
 * before the one that they cannot take.
 */
export async function insertSampleMarket(tx: Tx, market: SampleMarket): Promise<void> {
  const { organizationId, now, leadId, chatterIds } = market
  const here = eq(assignments.organizationId, organizationId)
  const ahead = await tx
    .select()
    .from(assignments)
    .where(and(here, inArray(assignments.state, ['assigned', 'confirmed']), gt(assignments.endsAt, now)))
    .orderBy(asc(assignments.startsAt), asc(assignments.id))
  const published = ahead.filter(({ startsAt }) => Temporal.Instant.compare(startsAt, now) > 0)
  const known = new Set(chatterIds.slice(lastOnes))
  const isLater = ({ startsAt }: { readonly startsAt: Temporal.Instant }) => startsAt.since(now).total('hours') > 48
  const later = published.filter(seat => known.has(seat.profileId) && isLater(seat))
  const [given] = later
  const needed = new Set(ahead.filter(seat => !isLater(seat)).map(({ profileId }) => profileId))
  const others = later.filter(({ profileId }) => profileId !== given?.profileId)
  const ill = others.find(({ profileId }) => !needed.has(profileId)) ?? others[0]
  const freeOn = (day: Day) => {
    const busy = new Set(published.filter(({ date }) => date === day).map(({ profileId }) => profileId))
    return chatterIds.slice(lastOnes).filter(id => !busy.has(id) && id !== ill?.profileId)
  }
  const offers: Offer[] = []
  const asked: (typeof marketInvitees.$inferInsert)[] = []
  const ask = (offerId: string, profileIds: readonly string[]) =>
    asked.push(
      ...profileIds.map(profileId => ({ organizationId, offerId, profileId, answer: 'none' as const, invitedAt: now })),
    )
  if (given) {
    const [takenBy] = freeOn(given.date)
    const offer = { ...seatOf(given), id: newId(), kind: 'give', note: 'Zahnarzt', isForAll: true } as const
    offers.push({
      ...offer,
      assignmentId: given.id,
      offeredBy: given.profileId,
      createdBy: given.profileId,
      createdAt: now.subtract({ hours: 5 }),
      mode: 'first',
      ...(takenBy === undefined
        ? { state: 'open' as const }
        : { state: 'accepted' as const, takenBy, acceptedAt: now.subtract({ hours: 2 }) }),
    })
    if (takenBy !== undefined) ask(offer.id, [takenBy])
  }
  for (const [at, gap] of gapsOf(market, published).entries()) {
    const applyUntil = at === 0 ? null : gap.startsAt.subtract({ hours: 24 })
    const id = newId()
    offers.push({
      ...gap,
      id,
      kind: 'gap',
      state: 'open',
      createdBy: leadId,
      createdAt: now.subtract({ hours: 3 }),
      note: at === 0 ? 'Übergabe 15:45' : '',
      mode: applyUntil ? 'applications' : 'first',
      applyUntil,
      isForAll: true,
    })
    ask(id, freeOn(gap.date).slice(0, 3))
  }
  const [done] = await tx
    .select()
    .from(assignments)
    .where(and(here, eq(assignments.state, 'confirmed'), lt(assignments.endsAt, now)))
    .orderBy(asc(assignments.startsAt), asc(assignments.id))
    .limit(1)
  if (done) {
    const takenAt = done.startsAt.subtract({ hours: 20 })
    offers.push({
      ...seatOf(done),
      id: newId(),
      kind: 'gap',
      state: 'done',
      createdBy: leadId,
      createdAt: takenAt.subtract({ hours: 1 }),
      note: '',
      mode: 'first',
      isForAll: true,
      takenBy: done.profileId,
      endedAt: takenAt,
    })
  }
  await tx.insert(marketOffers).values(offers)
  if (asked.length > 0) await tx.insert(marketInvitees).values(asked)
  if (!ill) return
  const why = { kind: 'illness', note: 'Fieber' } as const
  await tx
    .update(assignments)
    .set({ state: 'declined', declineReason: why.note, decidedAt: now })
    .where(and(here, eq(assignments.id, ill.id)))
  const { profileId, endsAt } = ill
  const startsAt = needed.has(profileId) ? ill.startsAt : now
  await tx
    .insert(reportedAbsences)
    .values({ organizationId, id: newId(), profileId, ...why, startsAt, endsAt, reportedAt: now })
}

/** The first of the cast are those whom one signs in as. */
const lastOnes = 20

const seatOf = ({
  organizationId,
  groupId,
  date,
  shiftId,
  seat,
  shiftName,
  startTime,
  endTime,
  startsAt,
  endsAt,
}: typeof assignments.$inferSelect) => ({
  organizationId,
  groupId,
  date,
  shiftId,
  seat,
  shiftName,
  startTime,
  endTime,
  startsAt,
  endsAt,
})

/** A free seat of each of two groups, next week. */
function gapsOf(
  { organizationId, timeZone, groups, standard, firstWeek }: SampleMarket,
  published: readonly (typeof assignments.$inferSelect)[],
) {
  const taken = new Set(published.map(seatKey))
  const instants = instantsIn(timeZone)
  return groups
    .filter(({ customShifts }) => customShifts.length === 0)
    .flatMap(group => {
      const free = daysOfWeek(addWeeks(firstWeek, 1)).flatMap(date =>
        standard.flatMap(shift =>
          taken.has(seatKey({ groupId: group.id, date, shiftId: shift.id, seat: 1 }))
            ? []
            : [{ date, shift, ...instants(date, shift) }],
        ),
      )
      const [first] = free
      if (!first) return []
      const { date, shift, start: startsAt, end: endsAt } = first
      const { id: shiftId, name: shiftName, startTime, endTime } = shift
      return [
        { organizationId, groupId: group.id, date, shiftId, seat: 1, shiftName, startTime, endTime, startsAt, endsAt },
      ]
    })
    .slice(0, 2)
}
