import { and, asc, count, eq, ne } from 'drizzle-orm'
import { newId } from '#kit/id.ts'
import type { PushAddress } from '#platform/server/push.ts'
import type { Tx } from '#platform/server/database.ts'
import { pushSubscriptions } from './table.ts'

const ofPerson = (organizationId: string, profileId: string) =>
  and(eq(pushSubscriptions.organizationId, organizationId), eq(pushSubscriptions.profileId, profileId))

/** The oldest first. */
export const listPushDevices = (tx: Tx, organizationId: string, profileId: string) =>
  tx
    .select({
      id: pushSubscriptions.id,
      sessionId: pushSubscriptions.sessionId,
      endpoint: pushSubscriptions.endpoint,
      userAgent: pushSubscriptions.userAgent,
      createdAt: pushSubscriptions.createdAt,
    })
    .from(pushSubscriptions)
    .where(ofPerson(organizationId, profileId))
    .orderBy(asc(pushSubscriptions.createdAt), asc(pushSubscriptions.id))

export async function find(tx: Tx, organizationId: string, id: string): Promise<PushAddress | undefined> {
  const [row] = await tx
    .select({
      endpoint: pushSubscriptions.endpoint,
      p256dh: pushSubscriptions.p256dh,
      auth: pushSubscriptions.auth,
    })
    .from(pushSubscriptions)
    .where(and(eq(pushSubscriptions.organizationId, organizationId), eq(pushSubscriptions.id, id)))
  return row
}

/** Returns the ids of members with at least one push subscription. */
export async function listMembersWithDevice(tx: Tx, organizationId: string): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectDistinct({ profileId: pushSubscriptions.profileId })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.organizationId, organizationId))
  return new Set(rows.map(({ profileId }) => profileId))
}

export async function countDevicesOfOtherSessions(
  tx: Tx,
  organizationId: string,
  profileId: string,
  sessionId: string,
): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(pushSubscriptions)
    .where(and(ofPerson(organizationId, profileId), ne(pushSubscriptions.sessionId, sessionId)))
  return row?.count ?? 0
}

interface NewDevice extends PushAddress {
  readonly organizationId: string
  readonly profileId: string
  readonly sessionId: string
  readonly userAgent: string
  readonly createdAt: Temporal.Instant
}

/** One a session: what it said last holds. */
export async function save(tx: Tx, { endpoint, p256dh, auth, ...device }: NewDevice): Promise<void> {
  await tx
    .insert(pushSubscriptions)
    .values({ id: newId(), endpoint, p256dh, auth, ...device })
    .onConflictDoUpdate({
      target: [pushSubscriptions.organizationId, pushSubscriptions.sessionId],
      set: { endpoint, p256dh, auth },
    })
}

/**
 * Whoever was told on this browser by another sign-in is told there no more, in whatever organisation: for the
 * installation. The address is the browser's own secret; who knows it holds the browser.
 */
export async function deletePushDevicesOfEndpoint(tx: Tx, endpoint: string, sessionId: string): Promise<void> {
  await tx
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.endpoint, endpoint), ne(pushSubscriptions.sessionId, sessionId)))
}

/** False: the person has no such device. */
export async function removePushDevice(
  tx: Tx,
  organizationId: string,
  profileId: string,
  id: string,
): Promise<boolean> {
  const rows = await tx
    .delete(pushSubscriptions)
    .where(and(ofPerson(organizationId, profileId), eq(pushSubscriptions.id, id)))
    .returning({ id: pushSubscriptions.id })
  return rows.length > 0
}

export async function removeAllPushDevices(tx: Tx, organizationId: string, profileId: string): Promise<void> {
  await tx.delete(pushSubscriptions).where(ofPerson(organizationId, profileId))
}

export async function removeExpiredPushDevice(tx: Tx, organizationId: string, id: string): Promise<void> {
  await tx
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.organizationId, organizationId), eq(pushSubscriptions.id, id)))
}
