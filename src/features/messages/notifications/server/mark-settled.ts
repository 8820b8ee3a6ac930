import { and, eq, gte, inArray, isNull, sql } from 'drizzle-orm'
import type { Tx } from '#platform/server/database.ts'
import type { NotificationKind } from '../kinds.ts'
import { notifications } from './table.ts'

interface Settled {
  readonly kinds: readonly NotificationKind[]
  /** The parameter that names what is settled: an id, or a list of them. */
  readonly parameter: 'requestId' | 'requestIds' | 'offerId' | 'assignmentId'
  readonly id: string
  /** Ids that are still to be decided: a notification that names one of them as well stays unread. */
  readonly open?: readonly string[]
  /** Left out: all recipients. */
  readonly recipientId?: string
}

/** Marks requests for a decision as read once the decision has been made or is no longer needed. */
export async function markSettledNotificationsRead(
  tx: Tx,
  organizationId: string,
  { kinds, parameter, id, open = [], recipientId }: Settled,
  now: Temporal.Instant,
): Promise<void> {
  const named = sql`${notifications.parameters} -> ${parameter}`
  const rows = await tx
    .update(notifications)
    .set({ readAt: now })
    .where(
      and(
        eq(notifications.organizationId, organizationId),
        isNull(notifications.readAt),
        inArray(notifications.kind, [...kinds]),
        recipientId === undefined ? undefined : eq(notifications.recipientId, recipientId),
        sql`${named} ? ${id} and not ${named} ?| ${sql.param(open)}::text[]`,
      ),
    )
    .returning({ id: notifications.id })
  if (rows.length > 0) tx.invalidate('notifications')
}

/**
 * Marks such requests as unread again if they became read since an instant: the decision has been undone. A request that its
 * recipient has read since then is among them.
 */
export async function markUnsettledNotificationsUnread(
  tx: Tx,
  organizationId: string,
  { kinds, parameter, id }: Pick<Settled, 'kinds' | 'parameter' | 'id'>,
  since: Temporal.Instant,
): Promise<void> {
  const rows = await tx
    .update(notifications)
    .set({ readAt: null })
    .where(and(naming(organizationId, { kinds, parameter, id }), gte(notifications.readAt, since)))
    .returning({ id: notifications.id })
  if (rows.length > 0) tx.invalidate('notifications')
}

/** Withdraws notifications of what has been undone: out of the inbox, and out of the messages that are not yet under way. */
export async function withdrawNotificationsSince(
  tx: Tx,
  organizationId: string,
  of: Pick<Settled, 'kinds' | 'parameter' | 'id'>,
  since: Temporal.Instant,
): Promise<void> {
  const rows = await tx
    .update(notifications)
    .set({ channels: [] })
    .where(and(naming(organizationId, of), gte(notifications.createdAt, since)))
    .returning({ id: notifications.id })
  if (rows.length > 0) tx.invalidate('notifications')
}

const naming = (organizationId: string, { kinds, parameter, id }: Pick<Settled, 'kinds' | 'parameter' | 'id'>) =>
  and(
    eq(notifications.organizationId, organizationId),
    inArray(notifications.kind, [...kinds]),
    sql`${notifications.parameters} -> ${parameter} ? ${id}`,
  )
