import { Refusal } from '#kit/refusal.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import { missingAutoplanPermission } from '../policy.ts'

/**
 * The endpoints name one permission, planning by itself takes two.
 * @throws Refusal `permissions.missing`
 */
export function requirePlanner({ actor }: Member): void {
  const permission = missingAutoplanPermission(actor)
  if (permission) throw new Refusal('permissions.missing', { permission })
}
