import { implement } from '@orpc/server'
import { admitted, asMember, type RequestContext } from '#features/foundation/permissions/server/procedure.ts'
import { dashboardContract } from '../contract.ts'
import * as actions from './read-dashboard.ts'

const dashboard = implement(dashboardContract).$context<RequestContext>().use(admitted).use(asMember)

export const dashboardRouter = dashboard.router({
  get: dashboard.get.handler(({ context }) => actions.get(context.member)),
})
