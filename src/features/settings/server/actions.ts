import { Refusal } from '#kit/refusal.ts'
import { record } from '#features/audit/server/store.ts'
import type { Member } from '#features/permissions/server/procedure.ts'
import type { InfoBoxChange, InfoBoxSettings, ShiftManager } from '../schema.ts'
import * as store from './store.ts'

export const infoBox = (member: Member): Promise<InfoBoxSettings> =>
  member.transaction(tx => store.findInfoBox(tx, member.actor.organizationId))

export const saveInfoBox = (
  member: Member,
  { vacation_request_limit_text, shift_manager_id }: InfoBoxChange,
): Promise<InfoBoxSettings> =>
  member.transaction(async tx => {
    const { organizationId, profileId } = member.actor
    const before = await store.lockInfoBox(tx, organizationId, member.now())
    if (shift_manager_id && shift_manager_id !== before.shift_manager_id) {
      const managers = await store.listShiftManagers(tx, organizationId)
      if (!managers.some(({ id }) => id === shift_manager_id)) {
        throw new Refusal('settings.noShiftManager', undefined, { field: 'shift_manager_id' })
      }
    }
    const after: InfoBoxSettings = {
      vacation_request_limit_text: vacation_request_limit_text ?? before.vacation_request_limit_text,
      shift_manager_id: shift_manager_id === undefined ? before.shift_manager_id : shift_manager_id,
    }
    await store.saveInfoBox(tx, organizationId, after, member.now())
    await record(tx, organizationId, member.services.clock, profileId, {
      kind: 'settings.infoBoxChanged',
      change: { before, after },
    })
    tx.tell('settings')
    return after
  })

export const shiftManagers = (member: Member): Promise<ShiftManager[]> =>
  member.transaction(tx => store.listShiftManagers(tx, member.actor.organizationId))
