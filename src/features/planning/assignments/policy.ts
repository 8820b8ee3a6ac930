import type { PermissionId } from '#features/foundation/permissions/permissions.ts'
import { type Actor, may } from '#features/foundation/permissions/policy.ts'

type Asker = Pick<Actor, 'role' | 'permissions' | 'locked'>

export const toEditPlan = 'shift_plan_edit' satisfies PermissionId

/** Whoever may look at plans but not make them sees what is published, whatever a template grants a chatter. */
export const maySeeDrafts = (actor: Asker): boolean => may(actor, toEditPlan)
