import type { PermissionId } from '#features/foundation/permissions/permissions.ts'

/** Those of the organisation are made and revoked by whoever sees its settings. */
export const requiredForTokens = 'page_organization' satisfies PermissionId
