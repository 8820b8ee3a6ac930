import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Tx } from '#platform/server/database.ts'
import type { NotificationKind } from '../kinds.ts'
import { notifications } from './table.ts'

interface Settled {
  readonly kinds: readonly NotificationKind[]
  /** The parameter that names what is settled: an id, or a list of them. */
  readonly parameter: 'requestId' | 'requestIds' | 'offerId'
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
