import { implement } from '@orpc/server'
import { admitted, asMember, type RequestContext } from '#features/foundation/permissions/server/procedure.ts'
import { planPapersContract } from '../contract.ts'
import * as actions from './download-plan.ts'

const planPapers = implement(planPapersContract).$context<RequestContext>().use(admitted).use(asMember)

export const planPapersRouter = planPapers.router({
  week: planPapers.week.handler(({ context, input }) => actions.week(context.member, input)),
  groups: planPapers.groups.handler(({ context, input }) => actions.groups(context.member, input)),
  chatters: planPapers.chatters.handler(({ context, input }) => actions.chatters(context.member, input)),
  ownShifts: planPapers.ownShifts.handler(({ context, input }) => actions.ownShifts(context.member, input)),
})
