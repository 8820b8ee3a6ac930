import { memberRouter } from '#features/foundation/permissions/server/member-router.ts'
import { organizationOverviewContract } from '../contract.ts'
import * as actions from './read-overview.ts'

export const organizationOverviewRouter = memberRouter(organizationOverviewContract, {
  get: actions.get,
  setUp: actions.readSetUp,
})
