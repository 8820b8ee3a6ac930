import { implement } from '@orpc/server'
import { admitted, asMember, type RequestContext } from '#features/foundation/permissions/server/procedure.ts'
import { planningRulesContract } from '../contract.ts'
import * as actions from './save-rules.ts'

const planningRules = implement(planningRulesContract).$context<RequestContext>().use(admitted).use(asMember)

export const planningRulesRouter = planningRules.router({
  get: planningRules.get.handler(({ context }) => actions.find(context.member)),
  save: planningRules.save.handler(({ context, input }) => actions.save(context.member, input).then(() => ({}))),
})
