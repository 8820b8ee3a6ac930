import { and, desc, eq, gt, inArray, isNull, notInArray, or, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Language } from '#kit/catalogue.ts'
import { organizations } from '#features/foundation/organizations/server/table.ts'
import { profiles } from '#features/foundation/people/server/table.ts'
import { idsOfRole } from '#features/foundation/people/server/store.ts'
import type { Role } from '#features/foundation/permissions/roles.ts'
import type { Tx } from '#platform/server/database.ts'
import { maxPending, type InvitationFacts } from '../rules.ts'
import type { InvitationRole } from '../roles.ts'
import { invitations } from './table.ts'

export type InvitationRow = typeof invitations.$inferSelect
type NewInvitation = typeof invitations.$inferInsert

/** An invitation with the names around it. */
export interface NamedInvitation extends InvitationFacts {
  readonly organizationId: string
  readonly organizationName: string
  readonly id: string
  readonly email: string
  readonly role: InvitationRole
  readonly inviterName: string | null
  readonly mailedHash: string
  readonly presetLanguage: Language | null
  readonly groupIds: readonly string[]
  readonly proposedName: string | null
}

const isOne = (organizationId: string, id: string) =>
  and(eq(invitations.organizationId, organizationId), eq(invitations.id, id))

const isPending = (organizationId: string) =>
  and(eq(invitations.organizationId, organizationId), isNull(invitations.acceptedAt), isNull(invitations.revokedAt))

const inviter = and(eq(profiles.organizationId, invitations.organizationId), eq(profiles.id, invitations.invitedBy))

export async function insert(tx: Tx, rows: NewInvitation[]): Promise<void> {
  await tx.insert(invitations).values(rows)
}

/** Neither accepted nor revoked, expired or not, newest first. */
export async function listPending(
  tx: Tx,
  organizationId: string,
): Promise<(InvitationRow & { inviterName: string | null })[]> {
  const rows = await tx
    .select({ invitation: invitations, inviterName: profiles.fullName })
    .from(invitations)
    .leftJoin(profiles, inviter)
    .where(isPending(organizationId))
    .orderBy(desc(invitations.createdAt), desc(invitations.id))
    .limit(maxPending)
  return rows.map(({ invitation, inviterName }) => ({ ...invitation, inviterName }))
}

export const countPendingInvitations = (tx: Tx, organizationId: string): Promise<number> =>
  tx.$count(invitations, isPending(organizationId))

export async function findPendingFor(
  tx: Tx,
  organizationId: string,
  email: string,
): Promise<InvitationRow | undefined> {
  const [row] = await tx
    .select()
    .from(invitations)
    .where(and(isPending(organizationId), eq(invitations.email, email)))
  return row
}

/** Of these addresses, who is invited and has not answered, expired or not. */
export const listPendingFor = (tx: Tx, organizationId: string, emails: readonly string[]): Promise<InvitationRow[]> =>
  tx
    .select()
    .from(invitations)
    .where(and(isPending(organizationId), inArray(invitations.email, [...emails])))

/** However it went on with them. */
export const countInvitationsSince = (tx: Tx, organizationId: string, since: Temporal.Instant): Promise<number> =>
  tx.$count(invitations, and(eq(invitations.organizationId, organizationId), gt(invitations.createdAt, since)))

export async function revokeInvitations(
  tx: Tx,
  organizationId: string,
  ids: readonly string[],
  now: Temporal.Instant,
): Promise<void> {
  await tx
    .update(invitations)
    .set({ revokedAt: now, proposedName: null })
    .where(and(isPending(organizationId), inArray(invitations.id, [...ids])))
}

/** However it went on with it. */
export async function find(tx: Tx, organizationId: string, id: string): Promise<InvitationFacts | undefined> {
  const [row] = await tx.select().from(invitations).where(isOne(organizationId, id))
  return row
}

/** Waits for whoever changes it. */
export async function findPending(tx: Tx, organizationId: string, id: string): Promise<InvitationRow | undefined> {
  const [row] = await tx
    .select()
    .from(invitations)
    .where(and(isPending(organizationId), eq(invitations.id, id)))
    .for('update')
  return row
}

export async function update(
  tx: Tx,
  organizationId: string,
  id: string,
  change: Partial<
    Pick<InvitationRow, 'mailedHash' | 'copiedHash' | 'copiedBy' | 'copiedSessionId' | 'expiresAt' | 'language'>
  >,
): Promise<void> {
  await tx.update(invitations).set(change).where(isOne(organizationId, id))
}

/** Whoever the address is of is here by now, or is to come back by a new invitation alone. */
export async function revokeInvitationsTo(
  tx: Tx,
  organizationId: string,
  email: string,
  now: Temporal.Instant,
): Promise<void> {
  await tx
    .update(invitations)
    .set({ revokedAt: now, proposedName: null })
    .where(and(isPending(organizationId), eq(invitations.email, email)))
}

/** Revokes the pending invitations of a member, except those to the roles that are named. */
export async function revokeInvitationsBy(
  tx: Tx,
  organizationId: string,
  inviterId: string,
  now: Temporal.Instant,
  kept: readonly InvitationRole[] = [],
): Promise<void> {
  await tx
    .update(invitations)
    .set({ revokedAt: now, proposedName: null })
    .where(
      and(isPending(organizationId), eq(invitations.invitedBy, inviterId), notInArray(invitations.role, [...kept])),
    )
}

/**
 * Revokes the pending invitations that a member has sent, and voids the links that they have copied.
 * @param keepSession what was done in this session stays
 * @returns the number of invitations that have ended
 */
export async function revokeInvitationsOfSessions(
  tx: Tx,
  organizationId: string,
  profileId: string,
  keepSession: string | undefined,
  now: Temporal.Instant,
): Promise<number> {
  // programs invite without a session: theirs end as well
  const elsewhere = (column: PgColumn) =>
    keepSession === undefined ? undefined : sql`${column} is distinct from ${keepSession}`
  const revoked = await tx
    .update(invitations)
    .set({ revokedAt: now, proposedName: null })
    .where(and(isPending(organizationId), eq(invitations.invitedBy, profileId), elsewhere(invitations.sessionId)))
    .returning({ id: invitations.id })
  await tx
    .update(invitations)
    .set({ copiedHash: null, copiedBy: null, copiedSessionId: null })
    .where(and(isPending(organizationId), eq(invitations.copiedBy, profileId), elsewhere(invitations.copiedSessionId)))
  return revoked.length
}

/** Everything that those who have a role now have sent ends. */
export async function revokeInvitationsByRole(
  tx: Tx,
  organizationId: string,
  role: Role,
  now: Temporal.Instant,
): Promise<void> {
  await tx
    .update(invitations)
    .set({ revokedAt: now, proposedName: null })
    .where(and(isPending(organizationId), inArray(invitations.invitedBy, idsOfRole(tx, organizationId, role))))
}

/** Of all who come at once only one finds it still open. */
export async function claimInvitation(
  tx: Tx,
  organizationId: string,
  id: string,
  now: Temporal.Instant,
): Promise<boolean> {
  const claimed = await tx
    .update(invitations)
    .set({ acceptedAt: now, proposedName: null })
    .where(and(isPending(organizationId), eq(invitations.id, id), gt(invitations.expiresAt, now)))
    .returning({ id: invitations.id })
  return claimed.length === 1
}

const named = (tx: Tx) =>
  tx
    .select({
      organizationId: invitations.organizationId,
      organizationName: organizations.name,
      id: invitations.id,
      email: invitations.email,
      role: invitations.role,
      inviterName: profiles.fullName,
      expiresAt: invitations.expiresAt,
      acceptedAt: invitations.acceptedAt,
      revokedAt: invitations.revokedAt,
      mailedHash: invitations.mailedHash,
      presetLanguage: invitations.presetLanguage,
      groupIds: invitations.groupIds,
      proposedName: invitations.proposedName,
    })
    .from(invitations)
    .innerJoin(organizations, eq(organizations.id, invitations.organizationId))
    .leftJoin(profiles, inviter)

/** The one look-up that knows no organisation yet: a link says which it is. */
export async function findByHash(tx: Tx, hash: string): Promise<NamedInvitation | undefined> {
  const [row] = await named(tx).where(or(eq(invitations.mailedHash, hash), eq(invitations.copiedHash, hash)))
  return row
}

/** Open ones to an address, in whichever organisations; only for who has proved to own it. */
export function listOpenTo(tx: Tx, email: string, now: Temporal.Instant): Promise<NamedInvitation[]> {
  return named(tx)
    .where(
      and(
        eq(invitations.email, email),
        isNull(invitations.acceptedAt),
        isNull(invitations.revokedAt),
        gt(invitations.expiresAt, sql`${now.toString()}::timestamptz`),
      ),
    )
    .orderBy(desc(invitations.createdAt))
    .limit(50)
}
