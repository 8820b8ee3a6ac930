import { implement } from '@orpc/server'
import { admitted, asMember, type RequestContext } from '#features/foundation/permissions/server/procedure.ts'
import { organizationOverviewContract } from '../contract.ts'
import * as actions from './read-overview.ts'

const overview = implement(organizationOverviewContract).$context<RequestContext>().use(admitted).use(asMember)

export const organizationOverviewRouter = overview.router({
  get: overview.get.handler(({ context }) => actions.get(context.member)),
})
