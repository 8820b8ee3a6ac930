import { describe, expect, it } from 'vitest'
import type { Role } from '#features/foundation/permissions/roles.ts'
import { type MemberChange, rolesToGive, memberChangeObjection } from './rules.ts'

const editor = (role: Role, profileId = 'me') => ({ role, profileId })
const target = (role: Role, { id = 'you', owners = 2, isLocked = false, formerRole = null as Role | null } = {}) => ({
  id,
  role,
  formerRole,
  owners,
  isLocked,
})
/** By the role. */
const locked = (formerRole: Role) => target('locked', { isLocked: true, formerRole })
const setRole = (role: Role): MemberChange => ({ kind: 'setRole', role })

describe('what stands against a deed on a member', () => {
  it.each([
    ['an admin edits a chatter', editor('admin'), target('chatter'), { kind: 'edit' }, undefined],
    ['an admin edits an admin', editor('admin'), target('admin'), { kind: 'edit' }, undefined],
    ['an admin edits an owner', editor('admin'), target('owner'), { kind: 'edit' }, 'ownerProtected'],
    ['an admin locks an owner', editor('admin'), target('owner'), { kind: 'lock' }, 'ownerProtected'],
    ['an admin demotes an owner', editor('admin'), target('owner'), setRole('chatter'), 'ownerProtected'],
    ['an admin ends an owner’s sessions', editor('admin'), target('owner'), { kind: 'endSessions' }, 'ownerProtected'],
    ['an admin removes an owner', editor('admin'), target('owner'), { kind: 'remove' }, 'ownerProtected'],
    ['an admin demotes an owner who is locked', editor('admin'), locked('owner'), setRole('chatter'), 'ownerProtected'],
    ['an admin removes an owner who is locked', editor('admin'), locked('owner'), { kind: 'remove' }, 'ownerProtected'],
    ['an admin unlocks an owner', editor('admin'), locked('owner'), { kind: 'unlock' }, 'ownerProtected'],
    [
      'an admin gives one who was locked another role',
      editor('admin'),
      locked('chatter'),
      setRole('team_lead'),
      undefined,
    ],
    ['an owner removes another who is locked', editor('owner'), locked('owner'), { kind: 'remove' }, undefined],
    ['an admin makes an owner', editor('admin'), target('chatter'), setRole('owner'), 'ownerByOwner'],
    ['an admin makes an admin', editor('admin'), target('chatter'), setRole('admin'), 'adminByOwner'],
    ['an admin leaves an admin one', editor('admin'), target('admin'), setRole('admin'), undefined],
    ['an owner makes an admin', editor('owner'), target('chatter'), setRole('admin'), undefined],
    ['an owner makes an owner', editor('owner'), target('chatter'), setRole('owner'), undefined],
    ['an admin raises their own role', editor('admin'), target('admin', { id: 'me' }), setRole('owner'), 'ownRole'],
    ['an owner steps down', editor('owner'), target('owner', { id: 'me' }), setRole('admin'), 'ownRole'],
    ['somebody keeps their own role', editor('owner'), target('owner', { id: 'me' }), setRole('owner'), undefined],
    ['somebody locks themselves', editor('owner'), target('owner', { id: 'me' }), { kind: 'lock' }, 'ownLock'],
    ['somebody removes themselves', editor('admin'), target('admin', { id: 'me' }), { kind: 'remove' }, 'ownLock'],
    ['an owner demotes another of two', editor('owner'), target('owner'), setRole('admin'), undefined],
    ['an owner demotes the last', editor('owner'), target('owner', { owners: 1 }), setRole('admin'), 'lastOwner'],
    ['an owner locks the last', editor('owner'), target('owner', { owners: 1 }), { kind: 'lock' }, 'lastOwner'],
    ['an owner removes the last', editor('owner'), target('owner', { owners: 1 }), { kind: 'remove' }, 'lastOwner'],
    [
      'a locked owner is removed beside the last',
      editor('owner'),
      target('owner', { owners: 1, isLocked: true }),
      { kind: 'remove' },
      undefined,
    ],
    ['the last owner is renamed', editor('owner'), target('owner', { owners: 1 }), { kind: 'edit' }, undefined],
  ] as const)('%s', (_, by, on, change, expected) => {
    expect(memberChangeObjection(by, on, change)).toBe(expected)
  })

  it('offers only roles that can be given', () => {
    expect(rolesToGive(editor('owner'), target('chatter'))).toContain('owner')
    expect(rolesToGive(editor('admin'), target('chatter'))).toEqual(['chatter', 'team_lead', 'locked'])
    expect(rolesToGive(editor('admin'), target('admin'))).toContain('admin')
    expect(rolesToGive(editor('owner'), target('owner', { id: 'me' }))).toEqual([])
  })
})
