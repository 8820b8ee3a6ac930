import { and, arrayContains, desc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import { readCursor, writeCursor } from '#kit/cursor.ts'
import type { Tx } from '#platform/server/database.ts'
import { type InboxQuestion, type Notification, notification } from '../schema.ts'
import { notifications } from './table.ts'

const pageSize = 30
/** A count beyond this says nothing more to anybody. */
const countsTo = 100

const inboxOf = (organizationId: string, profileId: string) =>
  and(
    eq(notifications.organizationId, organizationId),
    eq(notifications.recipientId, profileId),
    arrayContains(notifications.channels, ['in_app']),
  )

interface InboxRows {
  readonly notifications: Notification[]
  readonly next: string | null
}

export async function listInboxPage(
  tx: Tx,
  organizationId: string,
  profileId: string,
  { isUnread, kind, after }: InboxQuestion,
): Promise<InboxRows> {
  const cursor = readCursor(after)
  const rows = await tx
    .select({
      id: notifications.id,
      kind: notifications.kind,
      parameters: notifications.parameters,
      createdAt: notifications.createdAt,
      readAt: notifications.readAt,
    })
    .from(notifications)
    .where(
      and(
        inboxOf(organizationId, profileId),
        isUnread ? isNull(notifications.readAt) : undefined,
        kind && eq(notifications.kind, kind),
        cursor &&
          or(
            lt(notifications.createdAt, cursor.at),
            and(eq(notifications.createdAt, cursor.at), lt(notifications.id, cursor.id)),
          ),
      ),
    )
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(pageSize + 1)
  const page = rows.slice(0, pageSize)
  const last = page.at(-1)
  return {
    notifications: page.map(({ createdAt, readAt, ...row }) =>
      // stored as it was told, by whichever version it was: read as carefully as what comes from outside
      notification.parse({ ...row, createdAt: createdAt.toString(), readAt: readAt?.toString() ?? null }),
    ),
    next: rows.length > pageSize && last ? writeCursor({ at: last.createdAt, id: last.id }) : null,
  }
}

export async function countUnreadNotifications(tx: Tx, organizationId: string, profileId: string): Promise<number> {
  const some = tx
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(inboxOf(organizationId, profileId), isNull(notifications.readAt)))
    .limit(countsTo)
    .as('some')
  const [row] = await tx.select({ count: sql<number>`count(*)::int` }).from(some)
  return row?.count ?? 0
}

/** One's own only. Says how many there are of these; what was read before stays read since then. */
export async function setNotificationsRead(
  tx: Tx,
  organizationId: string,
  profileId: string,
  ids: readonly string[],
  readAt: Temporal.Instant | null,
): Promise<number> {
  const rows = await tx
    .update(notifications)
    .set({ readAt: readAt && sql`coalesce(${notifications.readAt}, ${readAt.toString()}::timestamptz)` })
    .where(and(inboxOf(organizationId, profileId), inArray(notifications.id, [...ids])))
    .returning({ id: notifications.id })
  return rows.length
}

export async function markAllNotificationsRead(
  tx: Tx,
  organizationId: string,
  profileId: string,
  readAt: Temporal.Instant,
): Promise<void> {
  await tx
    .update(notifications)
    .set({ readAt })
    .where(and(inboxOf(organizationId, profileId), isNull(notifications.readAt)))
}
