import { type Actor, may } from '#features/foundation/permissions/policy.ts'
import { type Category, privateCategory } from './rules.ts'

type Asking = Pick<Actor, 'profileId' | 'role' | 'permissions' | 'locked'>

export const mayAssignOthers = (actor: Omit<Asking, 'profileId'>): boolean => may(actor, 'todo_assign_others')

/** Has a list of one's own, or looks after everybody's. */
export const canUseTodos = (actor: Omit<Asking, 'profileId'>): boolean =>
  may(actor, 'dashboard_todo_list') || mayAssignOthers(actor)

interface Parties {
  readonly userId: string
  readonly assignedBy: string
  readonly assignedTo: string
  readonly category: Category
}

/** One's own, those one has made or given, and with the permission everybody's but what is personal. */
export const mayTouch = (actor: Asking, { userId, assignedBy, assignedTo, category }: Parties): boolean =>
  [userId, assignedBy, assignedTo].includes(actor.profileId) || (category !== privateCategory && mayAssignOthers(actor))
