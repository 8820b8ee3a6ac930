import { describe, expect, it } from 'vitest'
import { nextJoinLinkStep, joinLinkState } from './rules.ts'

const at = (text: string) => Temporal.Instant.from(text)
const open = { expiresAt: at('2026-11-21T11:00:00Z'), endedAt: null, maxUses: 3, joins: 2 }

describe('a link for many', () => {
  it('is open until the very instant of its end', () => {
    expect(joinLinkState(open, at('2026-11-21T10:59:59Z'))).toBe('open')
    expect(joinLinkState(open, at('2026-11-21T11:00:00Z'))).toBe('expired')
  })

  it('is full with the last who joins, and stays so', () => {
    expect(joinLinkState({ ...open, joins: 3 }, at('2026-11-20T11:00:00Z'))).toBe('full')
    expect(joinLinkState({ ...open, joins: 3 }, at('2026-12-20T11:00:00Z'))).toBe('full')
  })

  it('is ended first of all', () => {
    expect(joinLinkState({ ...open, joins: 3, endedAt: at('2026-11-20T12:00:00Z') }, at('2026-12-20T11:00:00Z'))).toBe(
      'ended',
    )
  })
})

it.each([
  ['registers without an account', undefined, 'register'],
  ['accepts with one that is nowhere', { organizationId: undefined }, 'accept'],
  ['is there already', { organizationId: 'north' }, 'alreadyMember'],
  ['cannot be in two organisations', { organizationId: 'south' }, 'memberElsewhere'],
] as const)('the reader %s', (_, reader, step) => {
  expect(nextJoinLinkStep('north', reader)).toBe(step)
})
