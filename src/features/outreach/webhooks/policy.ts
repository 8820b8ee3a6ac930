import type { PermissionId } from '#features/foundation/permissions/permissions.ts'

/** The page that they are kept on. */
export const toKeepWebhooks = 'page_organization' satisfies PermissionId
/** What is told is what the audit log says. */
export const toKnowDeeds = 'audit_view' satisfies PermissionId
