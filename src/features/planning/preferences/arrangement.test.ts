import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ShiftPreference } from '#features/foundation/people/schema.ts'
import { syncPreferences, makeNonExclusive, makeExclusive, movePreference, togglePreference } from './arrangement.ts'

const shiftIds = ['early', 'late', 'night']
const start = () => syncPreferences([], shiftIds)
/** early late- night! : a minus is switched off, an exclamation mark exclusive. */
const shown = (preferences: readonly ShiftPreference[]) =>
  preferences.map(one => `${one.id}${one.is_exclusive ? '!' : one.is_enabled ? '' : '-'}`).join(' ')
const places = (preferences: readonly ShiftPreference[]) => preferences.map(one => one.priority)

describe('the order of the shifts', () => {
  it('is the organisation’s until something was said, everything enabled', () => {
    expect(shown(start())).toBe('early late night')
    expect(places(start())).toEqual([1, 2, 3])
  })

  it('is that of what was stored, in whatever order it comes, and of equals the organisation’s', () => {
    const stored = movePreference(start(), 2, 0)
    expect(shown(syncPreferences(stored.toReversed(), shiftIds))).toBe('night early late')
    const equal = start().map(one => ({ ...one, priority: 1 }))
    for (const order of [equal, equal.toReversed()])
      expect(shown(syncPreferences(order, shiftIds))).toBe('early late night')
  })

  it('drops shifts that are gone and puts new ones last', () => {
    const stored = movePreference(start(), 2, 0)
    expect(shown(syncPreferences(stored, ['late', 'dawn', 'night']))).toBe('night late dawn')
    expect(places(syncPreferences(stored, ['late', 'dawn', 'night']))).toEqual([1, 2, 3])
  })

  it('does not ask for a new shift of somebody who works one shift only', () => {
    expect(shown(syncPreferences(makeExclusive(start(), 'late'), [...shiftIds, 'dawn']))).toBe(
      'early- late! night- dawn-',
    )
  })

  it('swaps with the neighbour and renumbers; at the ends nothing moves', () => {
    expect(shown(movePreference(start(), 0, 1))).toBe('late early night')
    expect(places(movePreference(start(), 0, 1))).toEqual([1, 2, 3])
    expect(shown(movePreference(start(), 0, -1))).toBe('early late night')
    expect(shown(movePreference(start(), 2, 3))).toBe('early late night')
  })
})

describe('switching', () => {
  it('flips, unless the shift is exclusive', () => {
    expect(shown(togglePreference(start(), 'late'))).toBe('early late- night')
    expect(shown(togglePreference(togglePreference(start(), 'late'), 'late'))).toBe('early late night')
    expect(shown(togglePreference(makeExclusive(start(), 'late'), 'late'))).toBe('early- late! night-')
  })

  it('makes one shift the only one, enabled, even if it was off or another was', () => {
    expect(shown(makeExclusive(togglePreference(start(), 'late'), 'late'))).toBe('early- late! night-')
    expect(shown(makeExclusive(makeExclusive(start(), 'late'), 'night'))).toBe('early- late- night!')
  })

  it('keeps the others as they are in the dialog, and enables them when a member is edited', () => {
    const alone = makeExclusive(start(), 'late')
    expect(shown(makeNonExclusive(alone, 'keep'))).toBe('early- late night-')
    expect(shown(makeNonExclusive(alone, 'enable'))).toBe('early late night')
  })
})

it('stays a full order with at most one exclusive shift, whatever is done', () => {
  const deed = fc.oneof(
    fc.tuple(fc.constant('move' as const), fc.nat(4), fc.nat(4)),
    fc.tuple(fc.constantFrom('toggle' as const, 'alone' as const, 'keep' as const, 'enable' as const), fc.nat(2)),
  )
  fc.assert(
    fc.property(fc.array(deed), deeds => {
      const end = deeds.reduce((preferences: readonly ShiftPreference[], [kind, a, b = 0]) => {
        const id = shiftIds[a] ?? 'early'
        if (kind === 'move') return movePreference(preferences, a, b)
        if (kind === 'toggle') return togglePreference(preferences, id)
        return kind === 'alone' ? makeExclusive(preferences, id) : makeNonExclusive(preferences, kind)
      }, start())
      expect(end.map(one => one.id).toSorted()).toEqual(shiftIds)
      expect(places(end)).toEqual([1, 2, 3])
      const exclusive = end.filter(one => one.is_exclusive)
      expect(exclusive.length).toBeLessThanOrEqual(1)
      expect(exclusive.every(one => one.is_enabled)).toBe(true)
    }),
  )
})
