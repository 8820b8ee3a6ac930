import { defaultTemplates, idlePermissions, type PermissionId, permissionIds } from './permissions.ts'
import { type TemplateRole, templateRoles } from './policy.ts'

interface RolePermissions {
  readonly role: TemplateRole
  readonly permissions: readonly PermissionId[]
}

export interface PermissionChange {
  readonly role: TemplateRole
  readonly permission: PermissionId
  readonly isGranted: boolean
}

/** What differs between two states of the same roles, in the order of the permissions. */
export const diffPermissions = (
  before: readonly RolePermissions[],
  after: readonly RolePermissions[],
): PermissionChange[] =>
  after.flatMap(({ role, permissions }) => {
    const old = new Set(before.find(one => one.role === role)?.permissions)
    const now = new Set(permissions)
    return permissionIds
      .filter(id => old.has(id) !== now.has(id))
      .map(permission => ({ role, permission, isGranted: now.has(permission) }))
  })

const defaults = templateRoles.map(role => ({ role, permissions: defaultTemplates[role] }))

/** How the roles differ from those of a new organisation, without permissions that have no effect. */
export const diffFromDefaults = (roles: readonly RolePermissions[]): PermissionChange[] =>
  diffPermissions(defaults, roles).filter(({ permission }) => !idlePermissions.includes(permission))

/** What was changed from `before` to `mine`, made of `now` instead; all else stays as it is there. */
export const rebasePermissions = <G extends RolePermissions>(
  before: readonly G[],
  mine: readonly G[],
  now: readonly G[],
): G[] =>
  now.map(role =>
    diffPermissions(before, mine)
      .filter(change => change.role === role.role && role.permissions.includes(change.permission) !== change.isGranted)
      .reduce((granted, { permission }) => flipPermission(granted, permission), role),
  )

/** The role with one permission granted or withdrawn, whichever it was not. */
export const flipPermission = <G extends RolePermissions>(granted: G, permission: PermissionId): G => ({
  ...granted,
  permissions: granted.permissions.includes(permission)
    ? granted.permissions.filter(id => id !== permission)
    : [...granted.permissions, permission],
})
