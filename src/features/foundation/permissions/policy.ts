import type { PermissionId } from './permissions.ts'
import { type Role, roles } from './roles.ts'

/** Who is asking: a member of an organisation, as the session says at this moment. */
export interface Actor {
  readonly organizationId: string
  readonly profileId: string
  readonly role: Role
  readonly permissions: ReadonlySet<PermissionId>
  readonly locked: boolean
}

/** An owner passes every check; others need what the role is granted (docs/product/en/people.md#permissions). */
export const may = (actor: Pick<Actor, 'role' | 'permissions' | 'locked'>, permission: PermissionId): boolean =>
  !actor.locked && (actor.role === 'owner' || actor.permissions.has(permission))

/** Minutes after signing in, or giving the password once more, in which critical things are done without asking again. */
const confirmedFor = 15

export const hasJustConfirmed = (confirmedAt: Date, now: Date): boolean =>
  now.getTime() - confirmedAt.getTime() < confirmedFor * 60_000

/** The roles from the owner down to this one need a second factor. */
export const needsSecondFactor = (role: Role, demandedFor: Role | 'nobody'): boolean =>
  demandedFor !== 'nobody' && roles.indexOf(role) <= roles.indexOf(demandedFor)

/** By role, whatever the templates say: others' availability, vacation, members (docs/product/en/people.md#roles). */
export const isOwnerOrAdmin = (actor: Pick<Actor, 'role' | 'locked'>): boolean =>
  !actor.locked && (actor.role === 'owner' || actor.role === 'admin')

/** Everybody edits their own availability and preferences; owner and admin anybody's. */
export const mayEditAvailabilityAndWishes = (
  actor: Pick<Actor, 'profileId' | 'role' | 'locked'>,
  profileId: string,
): boolean => actor.profileId === profileId || isOwnerOrAdmin(actor)

/** The roles whose permissions can be changed: the owner has all of them, the locked none. */
export const templateRoles = ['admin', 'team_lead', 'chatter'] as const
export type TemplateRole = (typeof templateRoles)[number]

/** One changes only roles below one's own: an admin not the admin row. */
export const mayChangeTemplate = (actor: Pick<Actor, 'role' | 'locked'>, role: TemplateRole): boolean =>
  !actor.locked && roles.indexOf(actor.role) < roles.indexOf(role)
