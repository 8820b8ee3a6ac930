import { Refusal } from '#kit/refusal.ts'
import type { Tx } from '#platform/server/database.ts'
import { type PermissionId, permissionIds } from '../permissions.ts'
import { type Actor, may, mayChangeTemplate, type TemplateRole } from '../policy.ts'
import type { SaveTemplates, PermissionTemplate } from '../schema.ts'
import type { Member } from './procedure.ts'
import * as store from './store.ts'

interface Withdrawn {
  readonly organizationId: string
  readonly role: TemplateRole
  readonly permissions: readonly PermissionId[]
  readonly now: Temporal.Instant
}

/** Called in the deed itself. */
type WhenWithdrawn = (tx: Tx, withdrawn: Withdrawn) => Promise<void>

const whenWithdrawn = new Set<WhenWithdrawn>()

/** For what lasts that somebody has made by a permission: the assembly names it, and permissions do not know it. */
export const listenToWithdrawnPermissions = (listener: WhenWithdrawn): void => {
  whenWithdrawn.add(listener)
}

/** `lockAndRecheckPermission`, which this feature may not import: permissions do not know people, the assembly does. */
export type LockAndRecheckPermission = (
  tx: Tx,
  member: Pick<Member, 'actor' | 'proof'>,
  needed: PermissionId,
) => Promise<Actor>

export const readPermissionTemplates = (member: Member): Promise<PermissionTemplate[]> =>
  member.transaction(tx => store.listTemplates(tx, member.actor.organizationId))

/**
 * A role that somebody else has changed in the meantime is refused with what they changed, and with it all of them.
 * @throws Refusal `permissions.forbidden`, `permissions.roleProtected`, `permissions.beyondOwn`, `permissions.staleTemplate`
 */
export const savePermissionTemplates = (
  member: Member,
  { templates }: SaveTemplates,
  lockAsBefore: LockAndRecheckPermission,
): Promise<PermissionTemplate[]> =>
  member.transaction(async tx => {
    const { organizationId } = member.actor
    // what is being made by a permission that goes now is there already, or is refused
    const actor = await lockAsBefore(tx, member, 'page_permissions')
    const stored = await store.listTemplates(tx, organizationId, true)
    for (const [index, { role, permissions, version }] of templates.entries()) {
      const before = stored.find(one => one.role === role)
      const field = `templates.${index}`
      if (!before || !mayChangeTemplate(actor, role))
        throw new Refusal('permissions.roleProtected', { role }, { field })
      const granted = permissionIds.filter(id => permissions.includes(id))
      const added = granted.filter(id => !before.permissions.includes(id))
      const removed = before.permissions.filter(id => !granted.includes(id))
      // nobody hands out what they do not have themselves
      const beyond = added.find(id => !may(actor, id))
      if (beyond) throw new Refusal('permissions.beyondOwn', { permission: beyond }, { field })
      if (before.version !== version)
        throw new Refusal('permissions.staleTemplate', { role, added, removed }, { field })
      if (added.length === 0 && removed.length === 0) continue
      await store.saveTemplate(tx, organizationId, { role, permissions: granted, version })
      await member.audit(tx, {
        kind: 'permissions.changed',
        target: role,
        change: { added, removed },
      })
      if (removed.length === 0) continue
      const withdrawn = { organizationId, role, permissions: removed, now: member.now() }
      for (const listener of whenWithdrawn) await listener(tx, withdrawn)
    }
    tx.invalidate('permissions')
    return store.listTemplates(tx, organizationId)
  })
