import { and, eq, inArray, notExists, sql } from 'drizzle-orm'
import { may } from '#features/foundation/permissions/policy.ts'
import type { Role } from '#features/foundation/permissions/roles.ts'
import type { listenToWithdrawnPermissions } from '#features/foundation/permissions/server/save-permissions.ts'
import { findPermissions } from '#features/foundation/permissions/server/store.ts'
import { idsOfRole } from '#features/foundation/people/server/store.ts'
import { equalsAny } from '#platform/server/columns.ts'
import type { Tx } from '#platform/server/database.ts'
import { toTrade } from '../policy.ts'
import type { Answer } from '../states.ts'
import { type EndedBy, endOffer } from './end-offers.ts'
import { markOfferNotificationsRead } from './notices.ts'
import * as store from './store.ts'
import { marketInvitees, marketOffers } from './table.ts'

/**
 * Withdraws what members who can no longer accept offers were invited to, applied for or accepted. Such offers are open
 * again, as long as an invitee is left who can accept them. Idempotent.
 */
export async function releaseInvitees(tx: Tx, by: EndedBy, profileIds: readonly string[]): Promise<void> {
  const { organizationId } = by
  const here = eq(marketOffers.organizationId, organizationId)
  // an acceptance under way commits first, or is refused for want of rights
  await store.lockLiveOffers(tx, organizationId)
  const invitations = await tx
    .delete(marketInvitees)
    .where(and(eq(marketInvitees.organizationId, organizationId), equalsAny(marketInvitees.profileId, profileIds)))
    .returning({ offerId: marketInvitees.offerId })
  const reopened = await tx
    .update(marketOffers)
    .set({ state: 'open', takenBy: null, acceptedAt: null })
    .where(and(here, equalsAny(marketOffers.takenBy, profileIds), inArray(marketOffers.state, ['open', 'accepted'])))
    .returning()
  const deserted = await tx
    .update(marketOffers)
    .set({ state: 'open' })
    .where(and(here, eq(marketOffers.state, 'applied'), notExists(inviteesWith(tx, ['applied']))))
    .returning()
  for (const offer of [...reopened, ...deserted]) {
    await markOfferNotificationsRead(tx, offer, by.now, { kinds: ['offer_waits'] })
  }
  for (const offer of deserted.filter(({ isClosed }) => isClosed)) {
    await endOffer(tx, by, offer, 'expired', 'nobody_applied')
  }
  const offerIds = invitations.map(({ offerId }) => offerId)
  const isStranded = and(
    equalsAny(marketOffers.id, offerIds),
    inArray(marketOffers.state, ['open', 'applied']),
    eq(marketOffers.isForAll, false),
    notExists(inviteesWith(tx, ['none', 'applied'])),
  )
  for (const offer of await store.lockLiveOffers(tx, organizationId, isStranded)) {
    await endOffer(tx, by, offer, 'refused', 'refused')
  }
  tx.invalidate('market')
}

/** After a change of role. No-op for a role that may accept offers. */
export async function releaseInviteeWithRole(tx: Tx, by: EndedBy, profileId: string, role: Role): Promise<void> {
  const permissions = new Set(await findPermissions(tx, by.organizationId, role))
  if (!may({ role, permissions, locked: false }, toTrade)) await releaseInvitees(tx, by, [profileId])
}

/** After a role has lost permissions. */
export const releaseInviteesOfRole: Parameters<typeof listenToWithdrawnPermissions>[0] = async (
  tx,
  { organizationId, role, permissions, now },
) => {
  if (!permissions.includes(toTrade)) return
  const members = await idsOfRole(tx, organizationId, role)
  await releaseInvitees(
    tx,
    { organizationId, now },
    members.map(({ id }) => id),
  )
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
