import type { PermissionId } from '#features/foundation/permissions/permissions.ts'
import { toEditPlan } from '#features/planning/assignments/policy.ts'

/** Whoever has a plan of their own. */
export const toTrade = 'page_shifts' satisfies PermissionId

/** Advertising, choosing and saying yes are changes of the plan. */
export const toDecide = toEditPlan

export const toSetUp = 'page_organization' satisfies PermissionId
