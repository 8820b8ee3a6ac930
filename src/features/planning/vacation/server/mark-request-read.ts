import {
  withdrawNotificationsSince,
  markSettledNotificationsRead,
  markUnsettledNotificationsUnread,
} from '#features/messages/notifications/server/mark-settled.ts'
import type { Tx } from '#platform/server/database.ts'
import * as store from './store.ts'

/** Marks notifications of a decided or deleted request as read, unless they also name a request that is still pending. */
export async function markRequestNotificationsRead(
  tx: Tx,
  { organizationId, profileId, id }: Pick<store.RequestRow, 'organizationId' | 'profileId' | 'id'>,
  now: Temporal.Instant,
): Promise<void> {
  const pending = await store.listUndecided(tx, organizationId, profileId)
  const open = pending.map(request => request.id)
  const settled = { kinds: ['vacation_request_new'], parameter: 'requestIds', id, open } as const
  await markSettledNotificationsRead(tx, organizationId, settled, now)
}

/** The decision has been undone: withdraws its notification, and marks the request as unread for all who can decide. */
export async function withdrawDecisionNotifications(
  tx: Tx,
  {
    organizationId,
    id,
    respondedAt,
  }: Pick<store.RequestRow, 'organizationId' | 'id'> & { respondedAt: Temporal.Instant },
): Promise<void> {
  const decided = ['vacation_request_approved', 'vacation_request_rejected'] as const
  await withdrawNotificationsSince(tx, organizationId, { kinds: decided, parameter: 'requestId', id }, respondedAt)
  const settled = { kinds: ['vacation_request_new'], parameter: 'requestIds', id } as const
  await markUnsettledNotificationsUnread(tx, organizationId, settled, respondedAt)
}
