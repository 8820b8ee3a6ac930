import { newId } from '#kit/id.ts'
import type { Clock } from '#platform/server/clock.ts'
import type { Tx } from '#platform/server/database.ts'
import type { NotificationKind, NotificationKinds } from '../kinds.ts'
import { notifications } from './table.ts'

/** Tells people something, in the transaction of its cause: they are told if, and only if, it happened. */
export async function notify<K extends NotificationKind>(
  tx: Tx,
  organizationId: string,
  clock: Clock,
  recipientIds: readonly string[],
  kind: K,
  parameters: NotificationKinds[K],
): Promise<void> {
  if (recipientIds.length === 0) return
  const createdAt = clock.now()
  const rows = [...new Set(recipientIds)].map(recipientId => ({
    organizationId,
    id: newId(),
    recipientId,
    kind,
    parameters: { ...parameters },
    createdAt,
  }))
  await tx.insert(notifications).values(rows)
}
