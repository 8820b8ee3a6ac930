import { implement } from '@orpc/server'
import { admitted, asMember, type Member, type RequestContext } from '#features/permissions/server/procedure.ts'
import { ownAccountContract } from '../contract.ts'
import * as actions from './actions.ts'

const ownAccount = implement(ownAccountContract).$context<RequestContext>().use(admitted).use(asMember)
const nothing = {}

const selfIn = ({ member, session }: RequestContext & { readonly member: Member }): actions.Self => ({
  member,
  sessionId: session?.sessionId ?? '',
})

export const ownAccountRouter = ownAccount.router({
  sessions: ownAccount.sessions.handler(({ context }) => actions.sessions(selfIn(context))),
  endSession: ownAccount.endSession.handler(({ context, input }) =>
    actions.endSession(selfIn(context), input.id).then(() => nothing),
  ),
  endOtherSessions: ownAccount.endOtherSessions.handler(({ context }) => actions.endOtherSessions(selfIn(context))),
  changePassword: ownAccount.changePassword.handler(({ context, input }) =>
    actions.changePassword(selfIn(context), context, input).then(() => nothing),
  ),
})
