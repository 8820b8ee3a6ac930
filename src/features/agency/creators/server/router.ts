import { implement } from '@orpc/server'
import { admitted, asMember, type RequestContext } from '#features/foundation/permissions/server/procedure.ts'
import { creatorsContract } from '../contract.ts'
import * as actions from './manage-creators.ts'

const creators = implement(creatorsContract).$context<RequestContext>().use(admitted).use(asMember)

export const creatorsRouter = (workedBy: actions.WorkedBy) =>
  creators.router({
    list: creators.list.handler(({ context }) => actions.list(context.member)),
    create: creators.create.handler(({ context, input }) => actions.create(context.member, input)),
    update: creators.update.handler(({ context, input }) => actions.update(context.member, input, workedBy)),
    remove: creators.remove.handler(({ context, input }) =>
      actions.remove(context.member, input.id, workedBy).then(() => ({})),
    ),
  })
