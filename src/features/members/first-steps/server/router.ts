import { memberRouter } from '#features/foundation/permissions/server/member-router.ts'
import { firstStepsContract } from '../contract.ts'
import * as actions from './take-first-steps.ts'

export const firstStepsRouter = memberRouter(firstStepsContract, {
  own: actions.readOwnFirstSteps,
  setTimeZone: actions.setTimeZone,
  skipMessenger: actions.skipMessenger,
  dismiss: actions.dismissFirstSteps,
  team: actions.listTeamFirstSteps,
})
