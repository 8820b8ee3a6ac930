import { describe, expect, it } from 'vitest'
import { mayInvite, rolesToInvite } from './policy.ts'
import { expiryFrom, nextInvitationStep, invitationLinkProblem } from './rules.ts'

const at = (text: string) => Temporal.Instant.from(text)
const now = at('2026-11-20T11:00:00Z')
const sent = { expiresAt: expiryFrom(now), acceptedAt: null, revokedAt: null }

describe('a link', () => {
  it('holds for seven days, to the second', () => {
    expect(sent.expiresAt.toString()).toBe('2026-11-27T11:00:00Z')
    expect(invitationLinkProblem(sent, now)).toBeUndefined()
    expect(invitationLinkProblem(sent, at('2026-11-27T10:59:59Z'))).toBeUndefined()
    expect(invitationLinkProblem(sent, at('2026-11-27T11:00:00Z'))).toBe('linkExpired')
  })

  it('says first that it was used, then that it was revoked, then that it expired', () => {
    const later = at('2027-01-01T00:00:00Z')
    expect(invitationLinkProblem({ ...sent, acceptedAt: now, revokedAt: now }, later)).toBe('linkUsed')
    expect(invitationLinkProblem({ ...sent, revokedAt: now }, later)).toBe('linkRevoked')
  })
})

describe('the reader of a link', () => {
  const invited = { organizationId: 'north', email: 'kim@example.test', hasAccount: true }
  const kim = { email: 'kim@example.test', organizationId: undefined }

  it.each([
    ['registers without an account', { ...invited, hasAccount: false }, undefined, 'register'],
    ['signs in with one', invited, undefined, 'signIn'],
    ['accepts when signed in with that address', invited, kim, 'accept'],
    ['changes the account when signed in with another', invited, { ...kim, email: 'x@example.test' }, 'otherAddress'],
    ['stays what they are when already there', invited, { ...kim, organizationId: 'north' }, 'alreadyMember'],
    [
      'is told so when signed in as a colleague',
      invited,
      { email: 'x@x.test', organizationId: 'north' },
      'alreadyMember',
    ],
    ['cannot be in two organisations', invited, { ...kim, organizationId: 'south' }, 'memberElsewhere'],
    ['with another address elsewhere', invited, { email: 'x@x.test', organizationId: 'south' }, 'otherAddress'],
  ] as const)('%s', (_, invitation, reader, step) => {
    expect(nextInvitationStep(invitation, reader)).toBe(step)
  })
})

it('only an owner invites an admin, and nobody somebody above themselves', () => {
  expect(rolesToInvite({ role: 'owner' })).toEqual(['chatter', 'team_lead', 'admin'])
  for (const role of ['admin', 'team_lead', 'chatter'] as const) {
    expect(rolesToInvite({ role })).toEqual(role === 'chatter' ? ['chatter'] : ['chatter', 'team_lead'])
    expect(mayInvite({ role }, 'admin')).toBe(false)
  }
})
