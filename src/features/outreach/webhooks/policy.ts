import type { AuditKind } from '#features/foundation/audit/kinds.ts'
import type { PermissionId } from '#features/foundation/permissions/permissions.ts'
import type { Actor } from '#features/foundation/permissions/policy.ts'

/** The page that they are kept on. */
export const requiredForWebhooks = 'page_organization' satisfies PermissionId
/** What is told is what the audit log says. */
export const requiredForEvents = 'audit_view' satisfies PermissionId

/** Whether somebody reads in the audit log what a deed changed; the assembly knows. */
export type MayReadChange = (reader: Pick<Actor, 'role' | 'permissions' | 'locked'>, kind: AuditKind) => boolean
