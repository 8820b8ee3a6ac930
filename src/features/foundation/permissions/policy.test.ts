import { describe, expect, it } from 'vitest'
import {
  type Actor,
  hasJustConfirmed,
  isOwnerOrAdmin,
  may,
  mayChangeTemplate,
  mayEditAvailabilityAndWishes,
  needsSecondFactor,
  templateRoles,
} from './policy.ts'
import { type Role, roles } from './roles.ts'

const actor = (role: Role, more: Partial<Actor> = {}): Actor => ({
  organizationId: 'office',
  profileId: 'own',
  role,
  permissions: new Set(),
  locked: false,
  ...more,
})
const rolesWhere = (holds: (role: Role) => boolean) => roles.filter(holds)

describe('what somebody may', () => {
  it('is everything as an owner, and what the role was granted else', () => {
    expect(rolesWhere(role => may(actor(role), 'page_team'))).toEqual(['owner'])
    expect(rolesWhere(role => may(actor(role, { permissions: new Set(['page_team']) }), 'page_team'))).toEqual(roles)
  })

  it('is nothing while locked', () => {
    const permissions = new Set(['page_team'] as const)
    expect(rolesWhere(role => may(actor(role, { permissions, locked: true }), 'page_team'))).toEqual([])
    expect(rolesWhere(role => isOwnerOrAdmin(actor(role, { locked: true })))).toEqual([])
    expect(rolesWhere(role => mayChangeTemplate(actor(role, { locked: true }), 'chatter'))).toEqual([])
  })

  it('goes by role for those who lead', () => {
    expect(rolesWhere(role => isOwnerOrAdmin(actor(role)))).toEqual(['owner', 'admin'])
    expect(rolesWhere(role => mayEditAvailabilityAndWishes(actor(role), 'another'))).toEqual(['owner', 'admin'])
    expect(rolesWhere(role => mayEditAvailabilityAndWishes(actor(role), 'own'))).toEqual(roles)
  })

  it('reaches the rows of lower roles in the table of permissions', () => {
    const rowsOf = (role: Role) => templateRoles.filter(row => mayChangeTemplate(actor(role), row))
    expect(Object.fromEntries(roles.map(role => [role, rowsOf(role)]))).toEqual({
      owner: ['admin', 'team_lead', 'chatter'],
      admin: ['team_lead', 'chatter'],
      team_lead: ['chatter'],
      chatter: [],
      locked: [],
    })
  })
})

it('a second factor is needed from the owner down to the role that it is demanded for', () => {
  expect(rolesWhere(role => needsSecondFactor(role, 'nobody'))).toEqual([])
  expect(rolesWhere(role => needsSecondFactor(role, 'owner'))).toEqual(['owner'])
  expect(rolesWhere(role => needsSecondFactor(role, 'team_lead'))).toEqual(['owner', 'admin', 'team_lead'])
})

it('a confirmation holds for fifteen minutes, the last moment not included', () => {
  const at = new Date('2026-11-20T11:00:00Z')
  const after = (milliseconds: number) => hasJustConfirmed(at, new Date(at.getTime() + milliseconds))
  expect([after(0), after(15 * 60_000 - 1), after(15 * 60_000)]).toEqual([true, true, false])
})
