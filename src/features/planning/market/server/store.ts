import { and, asc, eq, gt, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import { newId } from '#kit/id.ts'
import { creatorGroups } from '#features/agency/creator-groups/server/table.ts'
import { profiles } from '#features/foundation/people/server/table.ts'
import type { SeatChange } from '#features/planning/assignments/server/seat-changes.ts'
import { equalsAny } from '#platform/server/columns.ts'
import type { Tx } from '#platform/server/database.ts'
import { type Answer, liveStates } from '../states.ts'
import { firstStart } from './start-store.ts'
import { marketInvitees, marketOffers } from './table.ts'

export type OfferRow = typeof marketOffers.$inferSelect
type NewOffer = Omit<typeof marketOffers.$inferInsert, 'id'>

export const isLive = inArray(marketOffers.state, [...liveStates])
const one = (organizationId: string, offerId: string) =>
  and(eq(marketOffers.organizationId, organizationId), eq(marketOffers.id, offerId))

/** Undefined: the seat has an offer already. */
export async function insert(tx: Tx, offer: NewOffer): Promise<OfferRow | undefined> {
  const [row] = await tx
    .insert(marketOffers)
    .values({ ...offer, id: newId() })
    .onConflictDoNothing()
    .returning()
  return row
}

export async function find(tx: Tx, organizationId: string, offerId: string): Promise<OfferRow | undefined> {
  const [row] = await tx.select().from(marketOffers).where(one(organizationId, offerId))
  return row
}

/** The offer, held until the commit; always after weeks and people. */
export async function lock(tx: Tx, organizationId: string, offerId: string): Promise<OfferRow | undefined> {
  const [row] = await tx.select().from(marketOffers).where(one(organizationId, offerId)).for('update')
  return row
}

export const save = (
  tx: Tx,
  organizationId: string,
  offerId: string,
  change: Partial<
    Pick<
      OfferRow,
      | 'state'
      | 'takenBy'
      | 'acceptedAt'
      | 'ending'
      | 'endedAt'
      | 'isClosed'
      | 'nextWaveAt'
      | 'hasWarnings'
      | 'assignmentId'
      | 'otherAssignmentId'
    >
  >,
) => tx.update(marketOffers).set(change).where(one(organizationId, offerId))

/** The offers under way, of the whole organisation or those that a condition names, by start. */
export const listLiveOffers = (tx: Tx, organizationId: string, which?: SQL, maximum = maxLive): Promise<OfferRow[]> =>
  tx
    .select()
    .from(marketOffers)
    .where(and(eq(marketOffers.organizationId, organizationId), isLive, which))
    .orderBy(asc(marketOffers.startsAt), asc(marketOffers.id))
    .limit(maximum)

const maxLive = 500

export const isOfferedBy = (profileId: string): SQL => eq(marketOffers.offeredBy, profileId)
const takenBy = (profileId: string) => and(eq(marketOffers.takenBy, profileId), eq(marketOffers.state, 'accepted'))
/** What somebody offers, and what they have said yes to while planners decide. */
export const isOfferedOrTakenBy = (profileId: string): SQL | undefined => or(isOfferedBy(profileId), takenBy(profileId))

/** What somebody could say yes to, as far as the offers say: theirs by name, or everybody's. */
export const listOffersOpenTo = (tx: Tx, organizationId: string, profileId: string, now: Temporal.Instant) =>
  tx
    .select({ offer: marketOffers, answer: marketInvitees.answer, invitedAt: marketInvitees.invitedAt })
    .from(marketOffers)
    .leftJoin(
      marketInvitees,
      and(
        eq(marketInvitees.organizationId, marketOffers.organizationId),
        eq(marketInvitees.offerId, marketOffers.id),
        eq(marketInvitees.profileId, profileId),
      ),
    )
    .where(
      and(
        eq(marketOffers.organizationId, organizationId),
        inArray(marketOffers.state, ['open', 'applied']),
        eq(marketOffers.isClosed, false),
        gt(firstStart, now.toString()),
        sql`${marketOffers.offeredBy} is distinct from ${profileId}`,
        sql`coalesce(${marketInvitees.answer}, 'none') in ('none', 'applied')`,
        or(
          isNotNull(marketInvitees.invitedAt),
          and(eq(marketOffers.isForAll, true), sql`${marketOffers.waveMinutes} is null`),
        ),
      ),
    )
    .orderBy(asc(marketOffers.startsAt), asc(marketOffers.id))
    .limit(maxLive)

/** The offers under way, of the whole organisation or those that a condition names, held until the commit. */
export const lockLiveOffers = (tx: Tx, organizationId: string, which?: SQL): Promise<OfferRow[]> =>
  tx
    .select()
    .from(marketOffers)
    .where(and(eq(marketOffers.organizationId, organizationId), isLive, which))
    .orderBy(asc(marketOffers.id))
    .for('update')

export const isOfOpenSeat: SQL = eq(marketOffers.kind, 'gap')

/** Those under way on one of the seats, or that ask for one of them. */
export const lockLiveOffersOn = (
  tx: Tx,
  organizationId: string,
  changes: readonly SeatChange[],
): Promise<OfferRow[]> => {
  const texts = (of: (change: SeatChange) => string) => sql.param(changes.map(of))
  return lockLiveOffers(
    tx,
    organizationId,
    sql`((${marketOffers.groupId}, ${marketOffers.date}, ${marketOffers.shiftId}, ${marketOffers.seat}) in (
            select * from unnest(${texts(({ groupId }) => groupId)}::text[], ${texts(({ date }) => date)}::date[],
              ${texts(({ shiftId }) => shiftId)}::text[], ${sql.param(changes.map(({ seat }) => seat))}::int[]))
          or ${marketOffers.otherAssignmentId} = any(${sql.param(
            changes.flatMap(({ assignmentId }) => assignmentId ?? []),
          )}::text[]))`,
  )
}

/** Asks people, or lines them up for a later wave. Who was asked before stays as they are. */
export async function inviteToOffer(
  tx: Tx,
  organizationId: string,
  offerId: string,
  profileIds: readonly string[],
  invitedAt: Temporal.Instant | null,
): Promise<void> {
  if (profileIds.length === 0) return
  await tx
    .insert(marketInvitees)
    .values(profileIds.map(profileId => ({ organizationId, offerId, profileId, answer: 'none' as const, invitedAt })))
    .onConflictDoUpdate({
      target: [marketInvitees.organizationId, marketInvitees.offerId, marketInvitees.profileId],
      set: { invitedAt: sql`coalesce(${marketInvitees.invitedAt}, excluded.invited_at)` },
    })
}

const itsPerson = and(
  eq(profiles.organizationId, marketInvitees.organizationId),
  eq(profiles.id, marketInvitees.profileId),
)

/** Who is asked or lined up, by name. */
export const listInvitees = (tx: Tx, organizationId: string, offerId: string) =>
  tx
    .select({
      profileId: marketInvitees.profileId,
      fullName: profiles.fullName,
      answer: marketInvitees.answer,
      invitedAt: marketInvitees.invitedAt,
    })
    .from(marketInvitees)
    .innerJoin(profiles, itsPerson)
    .where(and(eq(marketInvitees.organizationId, organizationId), eq(marketInvitees.offerId, offerId)))
    .orderBy(asc(profiles.fullName), asc(profiles.id))

/** Who applies for each of the offers, by name. */
export async function listApplicants(
  tx: Tx,
  organizationId: string,
  offerIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (offerIds.length === 0) return new Map()
  const rows = await tx
    .select({ offerId: marketInvitees.offerId, profileId: marketInvitees.profileId })
    .from(marketInvitees)
    .innerJoin(profiles, itsPerson)
    .where(
      and(
        eq(marketInvitees.organizationId, organizationId),
        equalsAny(marketInvitees.offerId, offerIds),
        eq(marketInvitees.answer, 'applied'),
      ),
    )
    .orderBy(asc(profiles.fullName), asc(profiles.id))
  return new Map(
    [...Map.groupBy(rows, ({ offerId }) => offerId)].map(([offerId, of]) => [
      offerId,
      of.map(({ profileId }) => profileId),
    ]),
  )
}

export interface Audience {
  readonly asked: number
  readonly lined: number
  readonly refused: number
  readonly names: string[]
}

/** How many names are told of those who are asked. */
const maxNames = 3

/** Of each offer, how many it has reached and the first of their names. */
export async function listAudiences(
  tx: Tx,
  organizationId: string,
  offerIds: readonly string[],
): Promise<ReadonlyMap<string, Audience>> {
  if (offerIds.length === 0) return new Map()
  const rows = await tx
    .select({
      offerId: marketInvitees.offerId,
      asked: sql<number>`(count(*) filter (where ${marketInvitees.invitedAt} is not null))::int`,
      lined: sql<number>`(count(*) filter (where ${marketInvitees.invitedAt} is null))::int`,
      refused: sql<number>`(count(*) filter (where ${marketInvitees.answer} = 'refused'))::int`,
      names: sql<
        string[]
      >`(array_agg(${profiles.fullName} order by ${profiles.fullName}, ${profiles.id}))[1:${sql.raw(String(maxNames))}]`,
    })
    .from(marketInvitees)
    .innerJoin(profiles, itsPerson)
    .where(and(eq(marketInvitees.organizationId, organizationId), equalsAny(marketInvitees.offerId, offerIds)))
    .groupBy(marketInvitees.offerId)
  return new Map(rows.map(({ offerId, ...audience }) => [offerId, audience]))
}

export async function findInvitee(tx: Tx, organizationId: string, offerId: string, profileId: string) {
  const [row] = await tx
    .select()
    .from(marketInvitees)
    .where(
      and(
        eq(marketInvitees.organizationId, organizationId),
        eq(marketInvitees.offerId, offerId),
        eq(marketInvitees.profileId, profileId),
      ),
    )
  return row
}

export async function saveInviteeAnswer(
  tx: Tx,
  organizationId: string,
  offerId: string,
  profileId: string,
  given: Answer,
  now: Temporal.Instant,
): Promise<void> {
  await tx
    .insert(marketInvitees)
    .values({ organizationId, offerId, profileId, answer: given, invitedAt: now, answeredAt: now })
    .onConflictDoUpdate({
      target: [marketInvitees.organizationId, marketInvitees.offerId, marketInvitees.profileId],
      set: { answer: given, answeredAt: now },
    })
}

/** Names of groups and people, by id. */
export async function readNames(
  tx: Tx,
  organizationId: string,
  { groupIds, profileIds }: { readonly groupIds: readonly string[]; readonly profileIds: readonly string[] },
): Promise<(id: string) => string> {
  const groups =
    groupIds.length === 0
      ? []
      : await tx
          .select({ id: creatorGroups.id, name: creatorGroups.name })
          .from(creatorGroups)
          .where(and(eq(creatorGroups.organizationId, organizationId), equalsAny(creatorGroups.id, groupIds)))
  const people =
    profileIds.length === 0
      ? []
      : await tx
          .select({ id: profiles.id, name: profiles.fullName })
          .from(profiles)
          .where(and(eq(profiles.organizationId, organizationId), equalsAny(profiles.id, profileIds)))
  const names = new Map([...groups, ...people].map(({ id, name }) => [id, name]))
  return id => names.get(id) ?? ''
}

/** A planner has to say yes, or to choose. */
export const isWaiting: SQL = inArray(marketOffers.state, ['accepted', 'applied'])
