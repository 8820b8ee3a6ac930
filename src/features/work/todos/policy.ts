import { type Actor, may } from '#features/foundation/permissions/policy.ts'
import { type Category, privateCategory } from './rules.ts'

type TodoActor = Pick<Actor, 'profileId' | 'role' | 'permissions' | 'locked'>

export const mayAssignTodosToOthers = (actor: Omit<TodoActor, 'profileId'>): boolean => may(actor, 'todo_assign_others')

/** Has a list of one's own, or looks after everybody's. */
export const canUseTodos = (actor: Omit<TodoActor, 'profileId'>): boolean =>
  may(actor, 'dashboard_todo_list') || mayAssignTodosToOthers(actor)

interface TodoParties {
  readonly userId: string
  readonly assignedBy: string
  readonly assignedTo: string
  readonly category: Category
}

/** One's own, those one has made or given, and with the permission everybody's but what is personal. */
export const mayEditTodo = (actor: TodoActor, { userId, assignedBy, assignedTo, category }: TodoParties): boolean =>
  [userId, assignedBy, assignedTo].includes(actor.profileId) ||
  (category !== privateCategory && mayAssignTodosToOthers(actor))
