import { memberRouter } from '#features/foundation/permissions/server/member-router.ts'
import { vacationContract } from '../contract.ts'
import * as decisions from './decide-vacation.ts'
import * as own from './request-vacation.ts'

export const vacationRouter = memberRouter(vacationContract, {
  request: own.request,
  mine: own.mine,
  withdraw: (member, { id }) => own.withdraw(member, id),
  blocks: own.blocks,
  board: decisions.board,
  find: (member, { id }) => decisions.find(member, id),
  decide: decisions.decide,
  remove: (member, { id }) => decisions.remove(member, id),
})
