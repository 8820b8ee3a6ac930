import type { PermissionId } from '#features/foundation/permissions/permissions.ts'

/** What others' hours bring. */
export const toSeePerHour = 'reports_view' satisfies PermissionId
