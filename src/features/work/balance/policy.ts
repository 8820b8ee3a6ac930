import type { PermissionId } from '#features/foundation/permissions/permissions.ts'

export const toSeeBalance = 'reports_view' satisfies PermissionId
