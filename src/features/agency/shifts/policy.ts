import type { PermissionId } from '#features/foundation/permissions/permissions.ts'

/** Everybody reads the shifts; whoever runs the organisation changes them. */
export const toChangeShifts = 'page_organization' satisfies PermissionId
