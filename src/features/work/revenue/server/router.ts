import { memberRouter } from '#features/foundation/permissions/server/member-router.ts'
import { revenueContract } from '../contract.ts'
import * as actions from './read-revenue.ts'

export const revenueRouter = memberRouter(revenueContract, {
  perHour: actions.readRevenuePerHour,
})
