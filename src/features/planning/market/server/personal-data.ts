import { and, asc, eq, inArray, notExists, sql } from 'drizzle-orm'
import type { PersonalData } from '#features/foundation/personal-data/server/personal-data.ts'
import { equalsAny } from '#platform/server/columns.ts'
import type { Tx } from '#platform/server/database.ts'
import type { Answer } from '../states.ts'
import { endOffer } from './end-offers.ts'
import { marketInvitees, marketOffers } from './table.ts'

/**
 * Offers end with the seats of the member. Offers of others that the member has accepted or applied for are open again, as
 * long as an invitee is left who can accept them.
 */
export const marketData: PersonalData = {
  tables: [marketOffers, marketInvitees],
  async revoke(tx, { organizationId, profileId, clock }) {
    const by = { organizationId, actorId: profileId, now: clock.now() }
    const here = eq(marketOffers.organizationId, organizationId)
    const invitations = await tx
      .delete(marketInvitees)
      .where(and(eq(marketInvitees.organizationId, organizationId), eq(marketInvitees.profileId, profileId)))
      .returning({ offerId: marketInvitees.offerId })
    await tx
      .update(marketOffers)
      .set({ state: 'open', takenBy: null, acceptedAt: null })
      .where(and(here, eq(marketOffers.takenBy, profileId), inArray(marketOffers.state, ['open', 'accepted'])))
    const deserted = await tx
      .update(marketOffers)
      .set({ state: 'open' })
      .where(and(here, eq(marketOffers.state, 'applied'), notExists(inviteesWith(tx, ['applied']))))
      .returning()
    for (const offer of deserted.filter(({ isClosed }) => isClosed)) {
      await endOffer(tx, by, offer, 'expired', 'nobody_applied')
    }
    const stranded = await tx
      .select()
      .from(marketOffers)
      .where(
        and(
          here,
          equalsAny(
            marketOffers.id,
            invitations.map(({ offerId }) => offerId),
          ),
          inArray(marketOffers.state, ['open', 'applied']),
          eq(marketOffers.isForAll, false),
          notExists(inviteesWith(tx, ['none', 'applied'])),
        ),
      )
      .orderBy(asc(marketOffers.id))
      .for('update')
    for (const offer of stranded) await endOffer(tx, by, offer, 'refused', 'refused')
    tx.invalidate('market')
    return {}
  },
  async erase(tx, { organizationId, profileId }) {
    await tx
      .update(marketOffers)
      .set({ note: '' })
      .where(and(eq(marketOffers.organizationId, organizationId), eq(marketOffers.createdBy, profileId)))
    tx.invalidate('market')
  },
  async export(tx, { organizationId, profileId }) {
    const offers = await tx
      .select()
      .from(marketOffers)
      .where(and(eq(marketOffers.organizationId, organizationId), eq(marketOffers.createdBy, profileId)))
    const answers = await tx
      .select()
      .from(marketInvitees)
      .where(and(eq(marketInvitees.organizationId, organizationId), eq(marketInvitees.profileId, profileId)))
    return { marketOffers: offers, marketAnswers: answers }
  },
}

/** Invitees of the offer of the outer query who have given one of these answers. */
const inviteesWith = (tx: Tx, answers: readonly Answer[]) =>
  tx
    .select({ one: sql`1` })
    .from(marketInvitees)
    .where(
      and(
        eq(marketInvitees.organizationId, marketOffers.organizationId),
        eq(marketInvitees.offerId, marketOffers.id),
        inArray(marketInvitees.answer, [...answers]),
      ),
    )
