import { describe, expect, it } from 'vitest'
import { preferenceForShift, checkPreferences } from './rules.ts'

const pref = (id: string, priority: number, state: 'on' | 'off' | 'only' = 'on') => ({
  id,
  priority,
  is_enabled: state !== 'off',
  is_exclusive: state === 'only',
})
const existing = new Set(['early', 'late', 'night'])
const asked = (preferences: ReturnType<typeof pref>[], ...alike: string[]) =>
  preferenceForShift(preferences, new Set(alike), existing)

describe('what somebody likes', () => {
  it.each([
    ['nothing said', [], ['late'], undefined],
    ['the first', [pref('late', 1), pref('early', 2)], ['late'], 1],
    ['the second', [pref('late', 1), pref('early', 2)], ['early'], 2],
    ['the second of those worked', [pref('late', 1, 'off'), pref('early', 2), pref('night', 3)], ['night'], 2],
    ['not counting shifts that are gone', [pref('gone', 1), pref('late', 2)], ['late'], 1],
    ['one that was switched off', [pref('late', 1, 'off')], ['late'], undefined],
    ['the best of several alike', [pref('late', 2), pref('night', 1)], ['late', 'night'], 1],
    ['one that nothing is alike', [pref('late', 1)], [], undefined],
    ['the only one first, whatever else is on', [pref('late', 1), pref('night', 2, 'only')], ['night'], 1],
    ['none beside the only one', [pref('late', 1), pref('night', 2, 'only')], ['late'], undefined],
  ])('ranks %s', (_, preferences, alike, rank) => {
    expect(asked(preferences, ...alike).rank).toBe(rank)
  })

  it.each([
    ['nothing said', [], ['late'], false],
    ['switched off', [pref('late', 1, 'off')], ['late'], true],
    ['one that nothing is alike', [pref('late', 1, 'off')], [], false],
    ['one of two alike switched off', [pref('late', 1, 'off'), pref('night', 2)], ['late', 'night'], false],
    ['one of two alike switched off, of the other nothing said', [pref('late', 1, 'off')], ['late', 'night'], false],
    ['both alike switched off', [pref('late', 1, 'off'), pref('night', 2, 'off')], ['late', 'night'], true],
  ])('knows whether a shift is unwanted: %s', (_, preferences, alike, isDisabled) => {
    expect(asked(preferences, ...alike).isDisabled).toBe(isDisabled)
  })

  it.each([
    ['this one', [pref('night', 1, 'only')], ['night'], undefined],
    ['another', [pref('night', 1, 'only'), pref('late', 2, 'off')], ['late'], 'night'],
    ['one of those alike', [pref('night', 1, 'only')], ['late', 'night'], undefined],
    ['one that is gone', [pref('gone', 1, 'only')], ['late'], undefined],
  ])('knows the only shift somebody works: %s', (_, preferences, alike, elsewhere) => {
    expect(asked(preferences, ...alike).exclusiveElsewhere).toBe(elsewhere)
  })
})

describe('what is stored', () => {
  it.each([
    ['nothing', [], undefined],
    ['an order', [pref('early', 1), pref('late', 2, 'off'), pref('night', 3)], undefined],
    ['one shift alone', [pref('early', 1, 'off'), pref('late', 2, 'only')], undefined],
    ['no shift that is gone', [pref('early', 1), pref('gone', 2)], { refusal: 'shiftGone', index: 1 }],
    ['no shift twice', [pref('early', 1), pref('late', 2), pref('early', 3)], { refusal: 'shiftTwice', index: 2 }],
    [
      'none as the only one that is off',
      [{ ...pref('late', 1, 'only'), is_enabled: false }],
      { refusal: 'exclusiveOff', index: 0 },
    ],
    ['one exclusive shift beside others that are on', [pref('early', 1), pref('late', 2, 'only')], undefined],
    [
      'no two that are the only one',
      [pref('early', 1, 'only'), pref('late', 2, 'only')],
      { refusal: 'exclusiveTwice', index: 1 },
    ],
  ])('is %s', (_, preferences, expected) => {
    expect(checkPreferences(preferences, ['early', 'late', 'night'])).toEqual(expected)
  })
})
