import { memberRouter } from '#features/foundation/permissions/server/member-router.ts'
import { vacationContract } from '../contract.ts'
import * as decisions from './decide-vacation.ts'
import * as own from './request-vacation.ts'

export const vacationRouter = memberRouter(vacationContract, {
  request: own.requestVacation,
  mine: own.readOwnRequests,
  withdraw: own.withdrawRequest,
  blocks: own.readVacationBlocks,
  board: decisions.readVacationBoard,
  find: decisions.readDecisionView,
  decide: decisions.decideRequest,
  remove: decisions.deleteRequest,
})
