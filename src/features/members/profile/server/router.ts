import { memberRouter } from '#features/foundation/permissions/server/member-router.ts'
import { profileContract } from '../contract.ts'
import * as actions from './edit-profile.ts'

export const profileRouter = memberRouter(profileContract, {
  get: actions.get,
  update: actions.update,
})
