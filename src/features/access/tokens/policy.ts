import type { PermissionId } from '#features/foundation/permissions/permissions.ts'

/** Those of the organisation are made and revoked by whoever sees its settings. */
export const toKeepTokens = 'page_organization' satisfies PermissionId
