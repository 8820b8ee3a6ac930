import { implement } from '@orpc/server'
import { admitted, asMember, type RequestContext } from '#features/foundation/permissions/server/procedure.ts'
import { vacationContract } from '../contract.ts'
import * as decisions from './decide-vacation.ts'
import * as own from './request-vacation.ts'

const vacation = implement(vacationContract).$context<RequestContext>().use(admitted).use(asMember)
const nothing = {}

export const vacationRouter = vacation.router({
  request: vacation.request.handler(({ context, input }) => own.request(context.member, input)),
  mine: vacation.mine.handler(({ context, input }) => own.mine(context.member, input)),
  withdraw: vacation.withdraw.handler(({ context, input }) =>
    own.withdraw(context.member, input.id).then(() => nothing),
  ),
  blocks: vacation.blocks.handler(({ context }) => own.blocks(context.member)),
  board: vacation.board.handler(({ context, input }) => decisions.board(context.member, input)),
  find: vacation.find.handler(({ context, input }) => decisions.find(context.member, input.id)),
  decide: vacation.decide.handler(({ context, input }) => decisions.decide(context.member, input)),
  remove: vacation.remove.handler(({ context, input }) =>
    decisions.remove(context.member, input.id).then(() => nothing),
  ),
})
