import { implement } from '@orpc/server'
import { admitted, asMember, type RequestContext } from '#features/foundation/permissions/server/procedure.ts'
import { revenueContract } from '../contract.ts'
import * as actions from './read-revenue.ts'

const revenue = implement(revenueContract).$context<RequestContext>().use(admitted).use(asMember)

export const revenueRouter = revenue.router({
  perHour: revenue.perHour.handler(({ context, input }) => actions.perHour(context.member, input)),
})
