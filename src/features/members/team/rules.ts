import type { Role } from '#features/foundation/permissions/roles.ts'

export interface Editor {
  readonly profileId: string
  readonly role: Role
}

export interface Target {
  readonly id: string
  readonly role: Role
  /** Of somebody whose role is `locked`: what they come back to. */
  readonly formerRole: Role | null
  /** Owners who are not locked, this one included. */
  readonly owners: number
  readonly isLocked: boolean
}

export type MemberChange =
  | { readonly kind: 'edit' | 'unlock' | 'endSessions' | 'sendReset' | 'resetSecondFactor' }
  | { readonly kind: 'lock' | 'remove' }
  | { readonly kind: 'setRole'; readonly role: Role }

export type Objection = 'ownRole' | 'ownLock' | 'ownerProtected' | 'ownerByOwner' | 'adminByOwner' | 'lastOwner'

/** What stands against it (docs/product/en/people.md#editing). Whether one edits members at all is asked before. */
export function memberChangeObjection(editor: Editor, target: Target, change: MemberChange): Objection | undefined {
  const isSelf = editor.profileId === target.id
  if (change.kind === 'setRole' && isSelf) return change.role === target.role ? undefined : 'ownRole'
  if ((change.kind === 'lock' || change.kind === 'remove') && isSelf) return 'ownLock'
  // locked by the role as well
  if ((target.formerRole ?? target.role) === 'owner' && editor.role !== 'owner') return 'ownerProtected'
  if (change.kind === 'setRole' && editor.role !== 'owner') {
    if (change.role === 'owner') return 'ownerByOwner'
    // as with invitations
    if (change.role === 'admin' && target.role !== 'admin') return 'adminByOwner'
  }
  const losesOwner =
    change.kind === 'lock' || change.kind === 'remove' || (change.kind === 'setRole' && change.role !== 'owner')
  const countsAsOwner = target.role === 'owner' && !target.isLocked
  return losesOwner && countsAsOwner && target.owners <= 1 ? 'lastOwner' : undefined
}

/** What an editor may make of somebody; the own role is nobody's to change. */
export const rolesToGive = (editor: Editor, target: Pick<Target, 'id' | 'role'>): Role[] => {
  if (editor.profileId === target.id) return []
  const all: Role[] = ['chatter', 'team_lead', 'admin', 'owner', 'locked']
  return editor.role === 'owner'
    ? all
    : all.filter(role => role !== 'owner' && (role !== 'admin' || target.role === 'admin'))
}
