import { implement } from '@orpc/server'
import { admitted, asMember, type RequestContext } from '#features/foundation/permissions/server/procedure.ts'
import { reliabilityContract } from '../contract.ts'
import * as actions from './read-reliability.ts'

const reliability = implement(reliabilityContract).$context<RequestContext>().use(admitted).use(asMember)

export const reliabilityRouter = reliability.router({
  list: reliability.list.handler(({ context }) => actions.list(context.member)),
  own: reliability.own.handler(({ context }) => actions.own(context.member)),
})
