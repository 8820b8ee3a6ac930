import { implement } from '@orpc/server'
import { admitted, asMember, type RequestContext } from '#features/foundation/permissions/server/procedure.ts'
import { todosContract } from '../contract.ts'
import * as actions from './manage-todos.ts'

const todos = implement(todosContract).$context<RequestContext>().use(admitted).use(asMember)

export const todosRouter = todos.router({
  mine: todos.mine.handler(({ context }) => actions.mine(context.member)),
  own: todos.own.handler(({ context, input }) => actions.own(context.member, input)),
  list: todos.list.handler(({ context, input }) => actions.list(context.member, input)),
  find: todos.find.handler(({ context, input }) => actions.find(context.member, input.id)),
  create: todos.create.handler(({ context, input }) => actions.create(context.member, input)),
  update: todos.update.handler(({ context, input }) => actions.update(context.member, input)),
  setCompleted: todos.setCompleted.handler(({ context, input }) => actions.setCompleted(context.member, input)),
  setAllCompleted: todos.setAllCompleted.handler(({ context, input }) =>
    actions.setAllCompleted(context.member, input),
  ),
  remove: todos.remove.handler(({ context, input }) => actions.remove(context.member, input.id).then(() => ({}))),
})
