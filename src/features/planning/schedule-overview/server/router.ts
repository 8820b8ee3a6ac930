import { implement } from '@orpc/server'
import { admitted, asMember, type RequestContext } from '#features/foundation/permissions/server/procedure.ts'
import { scheduleOverviewContract } from '../contract.ts'
import * as actions from './read-overview.ts'

const overview = implement(scheduleOverviewContract).$context<RequestContext>().use(admitted).use(asMember)

export const scheduleOverviewRouter = overview.router({
  groups: overview.groups.handler(({ context, input }) => actions.listGroups(context.member, input)),
  chatters: overview.chatters.handler(({ context, input }) => actions.listChatters(context.member, input)),
})
