import { describe, expect, it } from 'vitest'
import { isMuted, nearest, stateOf } from './rules.ts'

const now = Temporal.Instant.from('2026-11-25T12:00:00Z')
const active = { isActive: true, blockedAt: null }
const inactive = { isActive: false, blockedAt: null }
const paused = { isActive: true, blockedAt: now }

describe('a chat', () => {
  it.each([
    ['unlinked', undefined],
    ['active', active],
    ['inactive', inactive],
    ['paused', paused],
    ['paused', { ...paused, isActive: false }],
  ] as const)('is %s', (state, link) => {
    expect(stateOf(link)).toBe(state)
  })

  it('is written to where one can be written to, else the first is the nearest', () => {
    expect(nearest([paused, inactive, active])).toBe(active)
    expect(nearest([paused, inactive])).toBe(paused)
    expect(nearest([])).toBeUndefined()
  })

  it('is silent until the hour that was chosen, and no longer', () => {
    expect(isMuted({ mutedUntil: null }, now)).toBe(false)
    expect(isMuted({ mutedUntil: now.add({ nanoseconds: 1 }) }, now)).toBe(true)
    expect(isMuted({ mutedUntil: now }, now)).toBe(false)
  })
})
