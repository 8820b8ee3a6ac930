import { and, eq, inArray, notExists, sql } from 'drizzle-orm'
import type { PersonalData } from '#features/foundation/personal-data/server/personal-data.ts'
import { endOffer } from './end-offers.ts'
import { marketInvitees, marketOffers } from './table.ts'

/**
 * Seats that go take their offers with them; what somebody has taken or applied for is open to the others again, as long as
 * it can be applied for.
 */
export const marketData: PersonalData = {
  tables: [marketOffers, marketInvitees],
  async revoke(tx, { organizationId, profileId, clock }) {
    const here = eq(marketOffers.organizationId, organizationId)
    await tx
      .delete(marketInvitees)
      .where(and(eq(marketInvitees.organizationId, organizationId), eq(marketInvitees.profileId, profileId)))
    await tx
      .update(marketOffers)
      .set({ state: 'open', takenBy: null, acceptedAt: null })
      .where(and(here, eq(marketOffers.takenBy, profileId), inArray(marketOffers.state, ['open', 'accepted'])))
    const deserted = await tx
      .update(marketOffers)
      .set({ state: 'open' })
      .where(
        and(
          here,
          eq(marketOffers.state, 'applied'),
          notExists(
            tx
              .select({ one: sql`1` })
              .from(marketInvitees)
              .where(
                and(
                  eq(marketInvitees.organizationId, marketOffers.organizationId),
                  eq(marketInvitees.offerId, marketOffers.id),
                  eq(marketInvitees.answer, 'applied'),
                ),
              ),
          ),
        ),
      )
      .returning()
    for (const offer of deserted.filter(({ isClosed }) => isClosed)) {
      await endOffer(tx, { organizationId, actorId: profileId, now: clock.now() }, offer, 'expired', 'nobody_applied')
    }
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
