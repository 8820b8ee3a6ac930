import { memberRouter } from '#features/foundation/permissions/server/member-router.ts'
import { reliabilityContract } from '../contract.ts'
import * as actions from './read-reliability.ts'

export const reliabilityRouter = memberRouter(reliabilityContract, {
  list: actions.list,
  own: actions.readOwnReliability,
})
