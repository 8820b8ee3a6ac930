import type { PermissionId } from '#features/foundation/permissions/permissions.ts'

export const toReadCreators = 'page_creator' satisfies PermissionId
export const toEditCreators = 'creator_edit' satisfies PermissionId
