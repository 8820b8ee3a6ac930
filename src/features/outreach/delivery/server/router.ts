import { implement } from '@orpc/server'
import { admitted, asMember, type RequestContext } from '#features/foundation/permissions/server/procedure.ts'
import { deliveryContract } from '../contract.ts'
import * as actions from './delivery-settings.ts'

const delivery = implement(deliveryContract).$context<RequestContext>().use(admitted).use(asMember)

export const deliveryRouter = delivery.router({
  own: delivery.own.handler(({ context }) => actions.own(context.member)),
  saveOwn: delivery.saveOwn.handler(({ context, input }) => actions.saveOwn(context.member, input)),
  rules: delivery.rules.handler(({ context }) => actions.rules(context.member)),
  saveRules: delivery.saveRules.handler(({ context, input }) => actions.saveRules(context.member, input)),
  failed: delivery.failed.handler(({ context }) => actions.failed(context.member)),
  retry: delivery.retry.handler(({ context, input }) => actions.retry(context.member, input).then(() => ({}))),
  retryAll: delivery.retryAll.handler(({ context }) => actions.retryAll(context.member)),
})
