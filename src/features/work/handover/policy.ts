import { type Actor, may } from '#features/foundation/permissions/policy.ts'
import { toSeeDuty } from '#features/work/attendance/policy.ts'

/** All of them, and who has read what. Whoever has shifts sees those of groups on which they have a seat around that time. */
export const maySeeAllHandovers = (actor: Pick<Actor, 'role' | 'permissions' | 'locked'>): boolean =>
  may(actor, toSeeDuty)
