import { memberRouter } from '#features/foundation/permissions/server/member-router.ts'
import { todosContract } from '../contract.ts'
import * as actions from './manage-todos.ts'

export const todosRouter = memberRouter(todosContract, {
  mine: actions.readLatestOwnTodos,
  own: actions.listOwnTodos,
  list: actions.list,
  find: actions.find,
  create: actions.create,
  update: actions.update,
  setCompleted: actions.setCompleted,
  setAllCompleted: actions.setTodosCompleted,
  remove: actions.removeTodo,
})
