import type { PermissionId } from '#features/foundation/permissions/permissions.ts'

/** Others' figures are a manager's, as those of the balance are; one's own are everybody's. */
export const toSeeReliability = 'reports_view' satisfies PermissionId
