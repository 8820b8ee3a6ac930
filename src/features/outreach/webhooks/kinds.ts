import type { AuditKind } from '#features/foundation/audit/kinds.ts'

/** What a webhook can be told: deeds that the audit log knows (docs/product/en/api.md#events). */
export const webhookKindNames = [
  'schedule.published',
  'schedule.assigned',
  'schedule.removed',
  'schedule.confirmed',
  'schedule.declined',
  'vacation.requested',
  'vacation.withdrawn',
  'vacation.decided',
  'attendance.checkedIn',
  'attendance.checkedOut',
  'team.locked',
  'team.unlocked',
  'team.removed',
  'team.roleChanged',
  'invitations.accepted',
  'pay.closed',
] as const satisfies readonly AuditKind[]
export type WebhookKind = (typeof webhookKindNames)[number]
/** Asked for by whoever sets a webhook up; nobody chooses it. */
export const testKind = 'webhooks.test'

const names: ReadonlySet<string> = new Set(webhookKindNames)
export const isWebhookKind = (kind: string): kind is WebhookKind => names.has(kind)
