import type { AuditKind } from '#features/foundation/audit/kinds.ts'
import type { PermissionId } from '#features/foundation/permissions/permissions.ts'
import { type Actor, may } from '#features/foundation/permissions/policy.ts'
import { toEditPlan } from '#features/planning/assignments/policy.ts'
import { toKeepPay } from '#features/work/pay/policy.ts'

/** What such a deed changed is told to whoever may see it in its own place, too; to others, that it was done. */
const guarded: Partial<Record<AuditKind, PermissionId>> = {
  'pay.rateSet': toKeepPay,
  'pay.rateRemoved': toKeepPay,
  'pay.itemAdded': toKeepPay,
  'pay.itemRemoved': toKeepPay,
  // says who was ill
  'market.cannot': toEditPlan,
}

export function mayReadChange(actor: Pick<Actor, 'role' | 'permissions' | 'locked'>, kind: AuditKind): boolean {
  const needed = guarded[kind]
  return needed === undefined || may(actor, needed)
}
