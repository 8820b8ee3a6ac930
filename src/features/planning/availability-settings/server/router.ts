import { memberRouter } from '#features/foundation/permissions/server/member-router.ts'
import { availabilitySettingsContract } from '../contract.ts'
import * as actions from './edit-info-box.ts'

export const availabilitySettingsRouter = memberRouter(availabilitySettingsContract, {
  infoBox: actions.readInfoBox,
  saveInfoBox: actions.saveInfoBox,
  shiftManagers: actions.readPossibleShiftManagers,
})
