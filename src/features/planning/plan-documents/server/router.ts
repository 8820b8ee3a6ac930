import { memberRouter } from '#features/foundation/permissions/server/member-router.ts'
import { planPapersContract } from '../contract.ts'
import * as actions from './download-plan.ts'

export const planPapersRouter = memberRouter(planPapersContract, {
  week: actions.week,
  groups: actions.groups,
  chatters: actions.chatters,
  ownShifts: actions.ownShifts,
})
