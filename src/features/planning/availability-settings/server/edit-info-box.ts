import { Refusal } from '#kit/refusal.ts'
import * as people from '#features/foundation/people/server/store.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import { sortedManagers } from '../rules.ts'
import { applyChangedFields, conflictIn } from '#features/agency/organization-settings/merging.ts'
import type { InfoBoxSettings, InfoBoxWish, ShiftManager } from '../schema.ts'
import { conflictRefusal } from '#features/agency/organization-settings/server/conflict.ts'
import * as store from './store.ts'

export const readInfoBox = (member: Member): Promise<InfoBoxSettings> =>
  member.transaction(tx => store.findInfoBox(tx, member.actor.organizationId))

/**
 * Fields of different people all survive; of the same field the second is told what the first has written.
 * @throws Refusal `availabilitySettings.noShiftManager`
 */
export const saveInfoBox = (member: Member, wish: InfoBoxWish): Promise<InfoBoxSettings> =>
  member.transaction(async tx => {
    const { organizationId } = member.actor
    const before = await store.lockInfoBox(tx, organizationId, member.now())
    const conflict = conflictIn(before, wish)
    if (conflict) throw conflictRefusal(conflict, before[conflict])
    const { shiftManagerId } = wish.change
    if (shiftManagerId && shiftManagerId !== before.shiftManagerId) {
      const managers = await store.listPossibleShiftManagers(tx, organizationId)
      if (!managers.some(({ id }) => id === shiftManagerId)) {
        throw new Refusal('availabilitySettings.noShiftManager', undefined, { field: 'change.shiftManagerId' })
      }
    }
    const after = applyChangedFields(before, wish.change)
    await store.saveInfoBox(tx, organizationId, after, member.now())
    await member.audit(tx, {
      kind: 'settings.infoBoxChanged',
      change: { before, after },
    })
    tx.invalidate('availabilitySettings')
    return after
  })

/** Whoever was chosen stays among them, also after unlinking the chat. */
export const readPossibleShiftManagers = (member: Member): Promise<ShiftManager[]> =>
  member.transaction(async tx => {
    const { organizationId } = member.actor
    const linked = await store.listPossibleShiftManagers(tx, organizationId)
    const { shiftManagerId: chosen } = await store.findInfoBox(tx, organizationId)
    if (chosen === null || linked.some(({ id }) => id === chosen)) return linked
    const person = await people.find(tx, organizationId, chosen)
    if (!person) return linked
    return sortedManagers([...linked, { id: chosen, fullName: person.fullName, role: person.role, isLinked: false }])
  })
