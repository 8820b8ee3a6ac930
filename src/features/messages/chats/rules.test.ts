import { describe, expect, it } from 'vitest'
import { earliestUnmutedTime, isMuted, mayRetryBlockedChat, preferredChatLink, chatLinkState } from './rules.ts'

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
    expect(preferredChatLink([paused, inactive, active])).toBe(active)
    expect(preferredChatLink([paused, inactive])).toBe(paused)
    expect(preferredChatLink([])).toBeUndefined()
  })

  it('is silent until the hour that was chosen, and no longer', () => {
    expect(isMuted({ mutedUntil: null }, now)).toBe(false)
    expect(isMuted({ mutedUntil: now.add({ nanoseconds: 1 }) }, now)).toBe(true)
    expect(isMuted({ mutedUntil: now }, now)).toBe(false)
  })

  it('hears what comes while it is silent when it no longer is, and the rest at once', () => {
    const later = now.add({ hours: 2 })
    expect(earliestUnmutedTime({ mutedUntil: later }, now)).toEqual(later)
    expect(earliestUnmutedTime({ mutedUntil: now }, later)).toEqual(later)
    expect(earliestUnmutedTime({ mutedUntil: null }, now)).toEqual(now)
  })

  it('that has shut the bot out is tried again by others after an hour', () => {
    const after = (minutes: number) => mayRetryBlockedChat(paused, now.add({ minutes }))
    expect([after(0), after(59), after(60), after(61)]).toEqual([false, false, true, true])
    expect(mayRetryBlockedChat(active, now)).toBe(true)
  })
})
