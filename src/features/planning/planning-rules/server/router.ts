import { memberRouter } from '#features/foundation/permissions/server/member-router.ts'
import { planningRulesContract } from '../contract.ts'
import * as actions from './save-rules.ts'

export const planningRulesRouter = memberRouter(planningRulesContract, {
  get: actions.readPlanningRules,
  save: actions.savePlanningRules,
})
