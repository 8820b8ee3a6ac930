import { describe, expect, it } from 'vitest'
import { day } from '#kit/day.ts'
import type { Actor } from '#features/foundation/permissions/policy.ts'
import { roles } from '#features/foundation/permissions/roles.ts'
import { actorByToken, isExpired } from './rules.ts'

const granted = new Set(['page_team', 'team_edit'] as const)
const maker = (role: Actor['role']): Actor => ({
  organizationId: 'office',
  profileId: 'kim',
  role,
  permissions: granted,
  locked: false,
})

describe('whoever asks by a token', () => {
  it('is an admin at most where it may manage the team, else a team lead, and never more than its maker', () => {
    const rolesWith = (scopes: readonly ('page_team' | 'team_edit')[]) =>
      roles.map(role => actorByToken(maker(role), new Set(scopes)).role)
    expect(rolesWith(['team_edit'])).toEqual(['admin', 'admin', 'team_lead', 'chatter', 'locked'])
    expect(rolesWith(['page_team'])).toEqual(['team_lead', 'team_lead', 'team_lead', 'chatter', 'locked'])
  })

  it('may what the maker may and the token was given', () => {
    const permissionsOf = (role: Actor['role']) =>
      actorByToken(maker(role), new Set(['page_team', 'pay_view'])).permissions
    expect([...permissionsOf('admin')]).toEqual(['page_team'])
    expect([...permissionsOf('owner')].toSorted()).toEqual(['page_team', 'pay_view'])
  })
})

it('a token works through its last day, or without end', () => {
  const today = day('2026-11-20')
  expect([day('2026-11-19'), today, day('2026-11-21'), null].map(last => isExpired(last, today))).toEqual([
    true,
    false,
    false,
    false,
  ])
})
