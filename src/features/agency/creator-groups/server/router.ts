import { implement } from '@orpc/server'
import { admitted, asMember, type RequestContext } from '#features/foundation/permissions/server/procedure.ts'
import { creatorGroupsContract } from '../contract.ts'
import * as actions from './manage-groups.ts'

const groups = implement(creatorGroupsContract).$context<RequestContext>().use(admitted).use(asMember)

export const creatorGroupsRouter = (plans: actions.GroupPlans) =>
  groups.router({
    list: groups.list.handler(({ context }) => actions.list(context.member)),
    get: groups.get.handler(({ context, input }) => actions.get(context.member, input.id)),
    accounts: groups.accounts.handler(({ context }) => actions.accounts(context.member)),
    create: groups.create.handler(({ context, input }) => actions.create(context.member, input)),
    update: groups.update.handler(({ context, input }) => actions.update(context.member, input, plans)),
    remove: groups.remove.handler(({ context, input }) =>
      actions.remove(context.member, input.id, plans).then(() => ({})),
    ),
  })
