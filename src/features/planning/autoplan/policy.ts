import type { PermissionId } from '#features/foundation/permissions/permissions.ts'
import { type Actor, may } from '#features/foundation/permissions/policy.ts'
import { toEditPlan } from '#features/planning/assignments/policy.ts'

type Asker = Pick<Actor, 'role' | 'permissions' | 'locked'>

export const toPlanAutomatically = 'shift_plan_auto' satisfies PermissionId

/** A proposal shows drafts and becomes drafts: whoever may not see and make those by hand does not by this way either. */
export const missingAutoplanPermission = (actor: Asker): PermissionId | undefined =>
  needed.find(permission => !may(actor, permission))

const needed = [toPlanAutomatically, toEditPlan] as const

export const mayPlanAutomatically = (actor: Asker): boolean => missingAutoplanPermission(actor) === undefined
