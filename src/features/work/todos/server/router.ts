import { memberRouter } from '#features/foundation/permissions/server/member-router.ts'
import { todosContract } from '../contract.ts'
import * as actions from './manage-todos.ts'

export const todosRouter = memberRouter(todosContract, {
  mine: actions.mine,
  own: actions.own,
  list: actions.list,
  find: (member, { id }) => actions.find(member, id),
  create: actions.create,
  update: actions.update,
  setCompleted: actions.setCompleted,
  setAllCompleted: actions.setAllCompleted,
  remove: (member, { id }) => actions.remove(member, id),
})
