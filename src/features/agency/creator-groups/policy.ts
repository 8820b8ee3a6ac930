import type { PermissionId } from '#features/foundation/permissions/permissions.ts'

/** Whoever plans the shifts forms the groups. */
export const toPlanGroups = 'page_shift_management' satisfies PermissionId
