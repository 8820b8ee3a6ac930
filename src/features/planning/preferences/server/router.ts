import { memberRouter } from '#features/foundation/permissions/server/member-router.ts'
import { preferencesContract } from '../contract.ts'
import * as actions from './save-preferences.ts'

export const preferencesRouter = memberRouter(preferencesContract, {
  find: (member, { profileId }) => actions.readPreferences(member, profileId),
  save: actions.saveShiftPreferences,
  saveHours: actions.saveWishedHours,
})
