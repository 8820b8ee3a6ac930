import { memberRouter } from '#features/foundation/permissions/server/member-router.ts'
import { vacationContract } from '../contract.ts'
import * as decisions from './decide-vacation.ts'
import * as own from './request-vacation.ts'

export const vacationRouter = memberRouter(vacationContract, {
  request: own.request,
  mine: own.mine,
  withdraw: own.withdraw,
  blocks: own.blocks,
  board: decisions.board,
  find: decisions.find,
  decide: decisions.decide,
  remove: decisions.remove,
})
