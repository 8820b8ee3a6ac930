import { implement } from '@orpc/server'
import { admitted, asMember, type RequestContext } from '#features/foundation/permissions/server/procedure.ts'
import { availabilityRequestsContract } from '../contract.ts'
import * as actions from './request-availability.ts'

const requests = implement(availabilityRequestsContract).$context<RequestContext>().use(admitted).use(asMember)

export const availabilityRequestsRouter = requests.router({
  chatters: requests.chatters.handler(({ context }) => actions.chatters(context.member)),
  send: requests.send.handler(({ context, input }) => actions.send(context.member, input)),
  remind: requests.remind.handler(({ context }) => actions.remind(context.member)),
  mine: requests.mine.handler(({ context }) => actions.mine(context.member)),
  answerNone: requests.answerNone.handler(({ context, input }) =>
    actions.answerNone(context.member, input.id).then(() => ({})),
  ),
})
