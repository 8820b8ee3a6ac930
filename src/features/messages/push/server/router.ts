import { memberRouter } from '#features/foundation/permissions/server/member-router.ts'
import type { RequestContext } from '#features/foundation/permissions/server/procedure.ts'
import { pushContract } from '../contract.ts'
import * as actions from './subscribe.ts'

const maxNameLength = 300

const hereOf = ({ session, headers }: RequestContext) => ({
  sessionId: session?.sessionId ?? '',
  userAgent: (headers.get('user-agent') ?? '').slice(0, maxNameLength),
})

export const pushRouter = memberRouter(pushContract, {
  state: (member, _, context) => actions.readPushState(member, hereOf(context)),
  subscribe: (member, input, context) => actions.subscribe(member, hereOf(context), input),
  unsubscribe: (member, { id }, context) => actions.unsubscribe(member, hereOf(context), id),
})
