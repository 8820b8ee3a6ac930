import { type Actor, may } from '#features/permissions/policy.ts'

type Asking = Pick<Actor, 'profileId' | 'role' | 'permissions' | 'locked'>

export const mayAssignOthers = (actor: Omit<Asking, 'profileId'>): boolean => may(actor, 'todo_assign_others')

/** Has a list of one's own, or looks after everybody's. */
export const mayKeepTodos = (actor: Omit<Asking, 'profileId'>): boolean =>
  may(actor, 'dashboard_todo_list') || mayAssignOthers(actor)

/** One's own, those one has made, and with the permission everybody's. */
export const mayTouch = (actor: Asking, todo: { readonly userId: string; readonly assignedTo: string }): boolean =>
  todo.assignedTo === actor.profileId || todo.userId === actor.profileId || mayAssignOthers(actor)
