import { Refusal } from '#kit/refusal.ts'
import { permissionIds } from '../permissions.ts'
import { may, mayChangeTemplate } from '../policy.ts'
import type { SaveTemplates, Template } from '../schema.ts'
import type { Member } from './procedure.ts'
import * as store from './store.ts'

export const templates = (member: Member): Promise<Template[]> =>
  member.transaction(tx => store.listTemplates(tx, member.actor.organizationId))

/**
 * A role that somebody else has changed in the meantime is refused with what they changed, and with it all of them.
 * @throws Refusal `permissions.roleProtected`, `permissions.beyondOwn`, `permissions.staleTemplate`
 */
export const save = (member: Member, { templates }: SaveTemplates): Promise<Template[]> =>
  member.transaction(async tx => {
    const { organizationId } = member.actor
    const stored = await store.listTemplates(tx, organizationId, true)
    for (const [index, { role, permissions, version }] of templates.entries()) {
      const before = stored.find(one => one.role === role)
      const field = `templates.${index}`
      if (!before || !mayChangeTemplate(member.actor, role))
        throw new Refusal('permissions.roleProtected', { role }, { field })
      const granted = permissionIds.filter(id => permissions.includes(id))
      const added = granted.filter(id => !before.permissions.includes(id))
      const removed = before.permissions.filter(id => !granted.includes(id))
      // nobody hands out what they do not have themselves
      const beyond = added.find(id => !may(member.actor, id))
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
    }
    tx.invalidate('permissions')
    return store.listTemplates(tx, organizationId)
  })
