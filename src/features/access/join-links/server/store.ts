import { and, desc, eq, gt, inArray, isNull, lt, notInArray, type SQL, sql } from 'drizzle-orm'
import type { Language } from '#kit/catalogue.ts'
import type { InvitationRole } from '#features/access/invitations/roles.ts'
import { organizations } from '#features/foundation/organizations/server/table.ts'
import { profiles } from '#features/foundation/people/server/table.ts'
import { idsOfRole } from '#features/foundation/people/server/store.ts'
import type { Role } from '#features/foundation/permissions/roles.ts'
import type { Tx } from '#platform/server/database.ts'
import type { JoinLinkFacts } from '../rules.ts'
import { joinLinks } from './table.ts'

export type JoinLinkRow = typeof joinLinks.$inferSelect

/** A link with the names around it. */
export interface NamedJoinLink extends JoinLinkFacts {
  readonly organizationId: string
  readonly organizationName: string
  readonly id: string
  readonly role: InvitationRole
  readonly presetLanguage: Language | null
  readonly groupIds: readonly string[]
  readonly creatorName: string | null
}

/** Many more than can be open, and enough to see how the last ones went. */
const maxListed = 50

const isOne = (organizationId: string, id: string) =>
  and(eq(joinLinks.organizationId, organizationId), eq(joinLinks.id, id), isNull(joinLinks.endedAt))

const isOpen = (organizationId: string, now: Temporal.Instant) =>
  and(
    eq(joinLinks.organizationId, organizationId),
    isNull(joinLinks.endedAt),
    gt(joinLinks.expiresAt, now),
    lt(joinLinks.joins, joinLinks.maxUses),
  )

const creator = and(eq(profiles.organizationId, joinLinks.organizationId), eq(profiles.id, joinLinks.createdBy))

export async function insert(tx: Tx, row: JoinLinkRow): Promise<void> {
  await tx.insert(joinLinks).values(row)
}

/** Not ended, and open or over for not longer than since then; newest first. */
export async function list(
  tx: Tx,
  organizationId: string,
  since: Temporal.Instant,
): Promise<(JoinLinkRow & { creatorName: string | null })[]> {
  const rows = await tx
    .select({ link: joinLinks, creatorName: profiles.fullName })
    .from(joinLinks)
    .leftJoin(profiles, creator)
    .where(and(eq(joinLinks.organizationId, organizationId), isNull(joinLinks.endedAt), gt(joinLinks.expiresAt, since)))
    .orderBy(desc(joinLinks.createdAt), desc(joinLinks.id))
    .limit(maxListed)
  return rows.map(({ link, creatorName }) => ({ ...link, creatorName }))
}

export const countOpenJoinLinks = (tx: Tx, organizationId: string, now: Temporal.Instant): Promise<number> =>
  tx.$count(joinLinks, isOpen(organizationId, now))

/** Waits for whoever changes it. */
export async function find(tx: Tx, organizationId: string, id: string): Promise<JoinLinkRow | undefined> {
  const [row] = await tx.select().from(joinLinks).where(isOne(organizationId, id)).for('update')
  return row
}

export async function markJoinLinkEnded(
  tx: Tx,
  organizationId: string,
  id: string,
  now: Temporal.Instant,
): Promise<void> {
  await tx.update(joinLinks).set({ endedAt: now }).where(isOne(organizationId, id))
}

/** What somebody has made ends, but for links to the roles that are named. */
export const endJoinLinksMadeBy = (
  tx: Tx,
  organizationId: string,
  creatorId: string,
  now: Temporal.Instant,
  kept: readonly InvitationRole[] = [],
): Promise<number> =>
  endThose(tx, organizationId, and(eq(joinLinks.createdBy, creatorId), notInArray(joinLinks.role, [...kept])), now)

/**
 * Ends the open links that a member has made.
 * @param keepSession links made in this session stay
 * @returns the number of links that have ended
 */
export const endJoinLinksOfSessions = (
  tx: Tx,
  organizationId: string,
  creatorId: string,
  keepSession: string | undefined,
  now: Temporal.Instant,
): Promise<number> => {
  const isElsewhere =
    keepSession === undefined ? undefined : sql`${joinLinks.sessionId} is distinct from ${keepSession}`
  return endThose(tx, organizationId, and(eq(joinLinks.createdBy, creatorId), isElsewhere), now)
}

/** Everything that those who have a role now have made ends. */
export const endJoinLinksByRole = (
  tx: Tx,
  organizationId: string,
  role: Role,
  now: Temporal.Instant,
): Promise<number> =>
  endThose(tx, organizationId, inArray(joinLinks.createdBy, idsOfRole(tx, organizationId, role)), now)

async function endThose(
  tx: Tx,
  organizationId: string,
  which: SQL | undefined,
  now: Temporal.Instant,
): Promise<number> {
  const ended = await tx
    .update(joinLinks)
    .set({ endedAt: now })
    .where(and(eq(joinLinks.organizationId, organizationId), isNull(joinLinks.endedAt), which))
    .returning({ id: joinLinks.id })
  return ended.length
}

/** Takes a place: of two who come at once for the last one only one finds it. */
export async function countJoinLinkUse(
  tx: Tx,
  organizationId: string,
  id: string,
  now: Temporal.Instant,
): Promise<boolean> {
  const taken = await tx
    .update(joinLinks)
    .set({ joins: sql`${joinLinks.joins} + 1` })
    .where(and(isOpen(organizationId, now), eq(joinLinks.id, id)))
    .returning({ id: joinLinks.id })
  return taken.length === 1
}

/** The one look-up that knows no organisation yet: a link says which it is. */
export async function findByHash(tx: Tx, hash: string): Promise<NamedJoinLink | undefined> {
  const [row] = await tx
    .select({
      organizationId: joinLinks.organizationId,
      organizationName: organizations.name,
      id: joinLinks.id,
      role: joinLinks.role,
      presetLanguage: joinLinks.presetLanguage,
      groupIds: joinLinks.groupIds,
      creatorName: profiles.fullName,
      expiresAt: joinLinks.expiresAt,
      endedAt: joinLinks.endedAt,
      maxUses: joinLinks.maxUses,
      joins: joinLinks.joins,
    })
    .from(joinLinks)
    .innerJoin(organizations, eq(organizations.id, joinLinks.organizationId))
    .leftJoin(profiles, creator)
    .where(eq(joinLinks.tokenHash, hash))
  return row
}
