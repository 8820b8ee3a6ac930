import { memberRouter } from '#features/foundation/permissions/server/member-router.ts'
import { dashboardContract } from '../contract.ts'
import * as actions from './read-dashboard.ts'

export const dashboardRouter = memberRouter(dashboardContract, {
  get: actions.get,
})
