import { implement } from '@orpc/server'
import { admitted, asMember, type RequestContext } from '#features/foundation/permissions/server/procedure.ts'
import { pushContract } from '../contract.ts'
import * as actions from './subscribe.ts'

const push = implement(pushContract).$context<RequestContext>().use(admitted).use(asMember)

const maxNameLength = 300

const hereOf = ({ session, headers }: RequestContext) => ({
  sessionId: session?.sessionId ?? '',
  userAgent: (headers.get('user-agent') ?? '').slice(0, maxNameLength),
})

export const pushRouter = push.router({
  state: push.state.handler(({ context }) => actions.state(context.member, hereOf(context))),
  subscribe: push.subscribe.handler(({ context, input }) => actions.subscribe(context.member, hereOf(context), input)),
  unsubscribe: push.unsubscribe.handler(({ context, input }) =>
    actions.unsubscribe(context.member, hereOf(context), input.id),
  ),
})
