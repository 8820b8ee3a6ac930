import { type Actor, leads } from '#features/permissions/policy.ts'

type Asker = Pick<Actor, 'profileId' | 'role' | 'locked'>

/** Owner and admin see and edit anyone's week, whatever the templates say; everybody their own (B §6). */
export const mayEdit = (actor: Asker, profileId: string): boolean => actor.profileId === profileId || leads(actor)
