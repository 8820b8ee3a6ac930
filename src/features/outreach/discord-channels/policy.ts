import type { PermissionId } from '#features/foundation/permissions/permissions.ts'

/** The page that they are kept on. */
export const requiredForChannels = 'page_organization' satisfies PermissionId
