import { implement } from '@orpc/server'
import { admitted, asMember, type RequestContext } from '#features/foundation/permissions/server/procedure.ts'
import { webhooksContract } from '../contract.ts'
import type { MayReadChange } from '../policy.ts'
import * as actions from './manage-webhooks.ts'

const webhooks = implement(webhooksContract).$context<RequestContext>().use(admitted).use(asMember)
const done = async (work: Promise<void>): Promise<Record<string, never>> => {
  await work
  return {}
}

export const webhooksRouter = (mayRead: MayReadChange) =>
  webhooks.router({
    list: webhooks.list.handler(({ context }) => actions.list(context.member)),
    create: webhooks.create.handler(({ context, input }) => actions.create(context.member, input, mayRead)),
    rotate: webhooks.rotate.handler(({ context, input }) => actions.rotate(context.member, input.id)),
    setOn: webhooks.setOn.handler(({ context, input }) => done(actions.setOn(context.member, input.id, input.isOn))),
    remove: webhooks.remove.handler(({ context, input }) => done(actions.remove(context.member, input.id))),
    test: webhooks.test.handler(({ context, input }) => done(actions.test(context.member, input.id))),
    deliveries: webhooks.deliveries.handler(({ context, input }) =>
      actions.deliveries(context.member, input.id, mayRead),
    ),
    resend: webhooks.resend.handler(({ context, input }) =>
      done(actions.resend(context.member, input.id, input.deliveryId)),
    ),
  })
