import { newId } from '#kit/id.ts'
import type { Tx } from '#platform/server/database.ts'
import { channelsFor, defaultRule } from '../channels.ts'
import type { NotificationKind, NotificationKinds } from '../kinds.ts'
import { findRules, listPreferences } from './settings-store.ts'
import { notifications } from './table.ts'

/** On whose behalf, and when: a member, or whatever else happens in an organisation. */
export interface Notifier {
  readonly organization: { readonly id: string }
  now(): Temporal.Instant
}

/**
 * Notifies members in the transaction of the cause: they are notified if, and only if, it commits. Members without access to
 * the kind, or who have switched it off, are left out.
 *
 * @param subjectId the member whose name and texts are in the parameters; they are erased with the member
 */
export async function notify<K extends NotificationKind>(
  tx: Tx,
  notifier: Notifier,
  recipientIds: readonly string[],
  kind: K,
  parameters: NotificationKinds[K],
  subjectId?: string,
): Promise<void> {
  if (recipientIds.length === 0) return
  const organizationId = notifier.organization.id
  const createdAt = notifier.now()
  const rule = (await findRules(tx, organizationId))[kind] ?? defaultRule
  const chosen = await listPreferences(tx, organizationId, recipientIds)
  const rows = [...new Set(recipientIds)].flatMap(recipientId => {
    const channels = channelsFor(kind, rule, chosen.get(recipientId)?.[kind] ?? {})
    const row = {
      organizationId,
      id: newId(),
      recipientId,
      kind,
      parameters,
      subjectId: subjectId ?? null,
      channels,
      createdAt,
    }
    return channels.length === 0 ? [] : [row]
  })
  if (rows.length === 0) return
  await tx.insert(notifications).values(rows)
  tx.invalidate('notifications')
}
