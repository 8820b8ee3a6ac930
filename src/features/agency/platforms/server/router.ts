import { implement } from '@orpc/server'
import { admitted, asMember, type RequestContext } from '#features/foundation/permissions/server/procedure.ts'
import { platformsContract } from '../contract.ts'
import * as actions from './manage-platforms.ts'

const platforms = implement(platformsContract).$context<RequestContext>().use(admitted).use(asMember)
const nothing = {}

export const platformsRouter = (usedBy: actions.UsedBy) =>
  platforms.router({
    list: platforms.list.handler(({ context }) => actions.list(context.member)),
    reorder: platforms.reorder.handler(({ context, input }) =>
      actions.reorder(context.member, input).then(() => nothing),
    ),
    setEnabled: platforms.setEnabled.handler(({ context, input }) =>
      actions.setEnabled(context.member, input).then(() => nothing),
    ),
    add: platforms.add.handler(({ context, input }) => actions.add(context.member, input)),
    usage: platforms.usage.handler(({ context, input }) => actions.usage(context.member, input, usedBy)),
    remove: platforms.remove.handler(({ context, input }) => actions.remove(context.member, input).then(() => nothing)),
  })
