import { describe, expect, it } from 'vitest'
import { audibleFrom, isMuted, mayTryAgain, nearest, chatLinkState } from './rules.ts'

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
    expect(chatLinkState(link)).toBe(state)
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

  it('hears what comes while it is silent when it no longer is, and the rest at once', () => {
    const later = now.add({ hours: 2 })
    expect(audibleFrom({ mutedUntil: later }, now)).toEqual(later)
    expect(audibleFrom({ mutedUntil: now }, later)).toEqual(later)
    expect(audibleFrom({ mutedUntil: null }, now)).toEqual(now)
  })

  it('that has shut the bot out is tried again by others after an hour', () => {
    const after = (minutes: number) => mayTryAgain(paused, now.add({ minutes }))
    expect([after(0), after(59), after(60), after(61)]).toEqual([false, false, true, true])
    expect(mayTryAgain(active, now)).toBe(true)
  })
})
