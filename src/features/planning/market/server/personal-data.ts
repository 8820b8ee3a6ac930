import { and, eq } from 'drizzle-orm'
import type { PersonalData } from '#features/foundation/personal-data/server/personal-data.ts'
import { releaseInvitees } from './release-invitees.ts'
import { marketInvitees, marketOffers } from './table.ts'

/** Offers end with the seats of the member; those of others are open to the others again, or end (`releaseInvitees`). */
export const marketData: PersonalData = {
  tables: [marketOffers, marketInvitees],
  async revoke(tx, { organizationId, profileId, clock }) {
    await releaseInvitees(tx, { organizationId, actorId: profileId, now: clock.now() }, [profileId])
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
