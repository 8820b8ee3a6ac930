import { sql } from 'drizzle-orm'
import { newId } from '#kit/id.ts'
import { Refusal } from '#kit/refusal.ts'
import type { Tx } from '#platform/server/database.ts'
import { channelsFor, defaultRule } from '../channels.ts'
import type { NotificationKind, NotificationKinds } from '../kinds.ts'
import { findRules, listPreferences } from './settings-store.ts'
import { notifications } from './table.ts'

/** On whose behalf, and when: a member, or whatever else happens in an organisation. */
export interface Notifier {
  /** The member whose command causes the notifications; left out: no member does. */
  readonly actor?: { readonly profileId?: string }
  readonly organization: { readonly id: string }
  now(): Temporal.Instant
}

/** Notifications that one member may cause another within an hour. More would be an attack, or a program gone wrong. */
export const maxPerRecipientAndHour = 60

/**
 * Notifies members in the transaction of the cause: they are notified if, and only if, it commits. Members without access to
 * the kind, or who have switched it off, are left out.
 *
 * @param subjectId the member whose name and texts are in the parameters; they are erased with the member
 * @throws Refusal `input.tooManyTries` if the acting member has notified a recipient `maxPerRecipientAndHour` times
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
  const causedBy = notifier.actor?.profileId ?? null
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
      causedBy: recipientId === causedBy ? null : causedBy,
      channels,
      createdAt,
    }
    return channels.length === 0 ? [] : [row]
  })
  if (rows.length === 0) return
  const limited = rows.filter(row => row.causedBy !== null).map(row => row.recipientId)
  if (causedBy !== null && limited.length > 0) await requireBelowLimit(tx, notifier, causedBy, limited)
  await tx.insert(notifications).values(rows)
  tx.invalidate('notifications')
}

/** @throws Refusal `input.tooManyTries` */
async function requireBelowLimit(
  tx: Tx,
  notifier: Notifier,
  causedBy: string,
  recipientIds: readonly string[],
): Promise<void> {
  const hourAgo = notifier.now().subtract({ hours: 1 })
  const { rows } = await tx.execute<{ minutes: number }>(sql`
    select ceil(extract(epoch from max(reached.created_at) - ${hourAgo.toString()}::timestamptz) / 60)::int as minutes
    from unnest(${sql.param(recipientIds)}::text[]) recipient(id)
    cross join lateral (
      select created_at from notifications
      where organization_id = ${notifier.organization.id} and recipient_id = recipient.id
        and created_at > ${hourAgo.toString()}::timestamptz and caused_by = ${causedBy}
      order by created_at desc nulls first offset ${maxPerRecipientAndHour - 1} limit 1
    ) reached
    having count(*) > 0`)
  const minutes = rows[0]?.minutes
  if (minutes !== undefined) throw new Refusal('input.tooManyTries', { minutes })
}
