import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shiftColours } from '#kit/colour.ts'
import { defaultShifts, mostShifts, shownColour, whyNotBecome, whyNotReorder } from './rules.ts'

const enabled = { isEnabled: true }
const disabled = { isEnabled: false }

it.each([
  ['the default ones', defaultShifts('de'), undefined],
  ['one enabled', [disabled, enabled], undefined],
  ['none', [], 'lastEnabled'],
  ['disabled ones only', [disabled, disabled], 'lastEnabled'],
  ['as many as there may be', Array.from({ length: mostShifts }, () => enabled), undefined],
  ['one too many', Array.from({ length: mostShifts + 1 }, () => enabled), 'tooMany'],
] as const)('judges %s', (_, shifts, expected) => {
  expect(whyNotBecome(shifts)).toBe(expected)
})

describe('an order', () => {
  const distinct = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 4 }), { maxLength: 20 })
  const named = (ids: readonly string[]) => ids.map(id => ({ id }))

  it('may be any that names each shift once', () => {
    fc.assert(
      fc.property(
        distinct.chain(ids => fc.tuple(fc.constant(ids), fc.shuffledSubarray(ids, { minLength: ids.length }))),
        ([ids, shuffled]) => {
          expect(whyNotReorder(named(ids), shuffled)).toBeUndefined()
        },
      ),
    )
  })

  it('may leave none out, name none twice, and name no other', () => {
    fc.assert(
      fc.property(
        distinct.filter(ids => ids.length > 0),
        fc.nat(),
        (ids, at) => {
          const index = at % ids.length
          const others = ids.toSpliced(index, 1)
          expect(whyNotReorder(named(ids), others)).toBe('staleOrder')
          expect(whyNotReorder(named(ids), [...ids, ids[index]!])).toBe('staleOrder')
          expect(whyNotReorder(named(ids), [...others, 'another'])).toBe('staleOrder')
          if (others[0]) expect(whyNotReorder(named(ids), [...others, others[0]])).toBe('staleOrder')
        },
      ),
    )
  })
})

describe('the colour a shift is drawn in', () => {
  it.each([
    ['TAG', 'yellow'],
    ['Tag', 'yellow'],
    [' abend ', 'blue'],
    ['nAcHt', 'purple'],
  ] as const)('is fixed for %j, whatever was chosen', (name, expected) => {
    for (const color of shiftColours) expect(shownColour({ name, color })).toBe(expected)
  })

  it.each(['Tagdienst', 'Nacht 2', 'Früh', ''])('is the chosen one for %j', name => {
    for (const color of shiftColours) expect(shownColour({ name, color })).toBe(color)
  })
})
