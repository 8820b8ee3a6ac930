import { day } from '#kit/day.ts'
import { describe, expect, it } from 'vitest'
import { week } from '#kit/week.ts'
import {
  bestProposalsByColumn,
  wishDeviationBins,
  isPartialProposal,
  presetOf,
  consecutiveDateRanges,
  weekNumbers,
} from './comparing.ts'
import { presets } from './criteria.ts'
import type { Figures } from './schema.ts'

const flat = { min: 0, median: 0, max: 0 }
const figures = (parts: Partial<Figures>): Figures => ({
  filled: 10,
  needed: 12,
  unstaffed: 1,
  mainsMet: 3,
  mainsNeeded: 4,
  wishesMet: 50,
  nights: flat,
  weekends: flat,
  broken: 0,
  changes: { new: 0, exchanged: 0, freed: 0 },
  people: [],
  ...parts,
})

it('is of a part when days or groups were left out', () => {
  expect(isPartialProposal({ groupIds: null, dates: null })).toBe(false)
  expect(isPartialProposal({ groupIds: ['g'], dates: null })).toBe(true)
  expect(isPartialProposal({ groupIds: null, dates: [day('2026-12-21')] })).toBe(true)
})

it('names days in a row as one', () => {
  const at = (text: string) => day(`2026-${text}`)
  expect(consecutiveDateRanges([at('12-31'), at('12-29'), at('12-28')])).toEqual([
    [at('12-28'), at('12-29')],
    [at('12-31'), at('12-31')],
  ])
  expect(consecutiveDateRanges([at('12-31'), day('2027-01-01')])).toEqual([[at('12-31'), day('2027-01-01')]])
  expect(consecutiveDateRanges([])).toEqual([])
})

describe('the best of a column', () => {
  it('is the most of what is good, the least of what is not, and the narrowest spread', () => {
    const best = bestProposalsByColumn([
      { id: 'a', figures: figures({ filled: 12, nights: { min: 0, median: 1, max: 4 }, broken: 2 }) },
      { id: 'b', figures: figures({ filled: 11, nights: { min: 2, median: 3, max: 5 }, broken: 1 }) },
    ])
    expect(best.get('filled')).toEqual(new Set(['a']))
    expect(best.get('nights')).toEqual(new Set(['b']))
    expect(best.get('broken')).toEqual(new Set(['b']))
  })

  it('is several where they are alike, and nobody where all are', () => {
    const [a, b, c] = [figures({ filled: 12 }), figures({ filled: 12 }), figures({ filled: 11 })]
    const best = bestProposalsByColumn([a, b, c].map((each, at) => ({ id: String(at), figures: each })))
    expect(best.get('filled')).toEqual(new Set(['0', '1']))
    expect(best.get('mains')).toEqual(new Set())
    expect(bestProposalsByColumn([{ id: 'alone', figures: a }]).get('filled')).toEqual(new Set())
  })

  it('counts every kind of change, and is never one without wishes', () => {
    const best = bestProposalsByColumn([
      { id: 'a', figures: figures({ changes: { new: 3, exchanged: 0, freed: 0 }, wishesMet: null }) },
      { id: 'b', figures: figures({ changes: { new: 1, exchanged: 1, freed: 2 } }) },
    ])
    expect(best.get('changes')).toEqual(new Set(['a']))
    expect(best.get('wishes')).toEqual(new Set(['b']))
  })
})

describe('an order', () => {
  const all = presets.wishes.map(criterion => ({ criterion, isOn: true }))

  it('is a preset when it counts the same, in the same places', () => {
    expect(presetOf(all)).toBe('wishes')
    expect(presetOf(all.toReversed())).toBeUndefined()
  })

  it('is one of its own as soon as something is off', () => {
    expect(presetOf(all.with(5, { criterion: presets.wishes[5], isOn: false }))).toBeUndefined()
  })
})

describe('hours against the wish', () => {
  it('puts hours in columns of two, within the wish in the middle, far outside it in the last', () => {
    const bins = wishDeviationBins(
      [-0.5, -2, -2.5, 0, 30, null].map((againstWish, at) => {
        return { profileId: String(at), hours: 40, againstWish, nights: 0, weekends: 0 }
      }),
    )
    expect(bins.filter(({ people }) => people > 0)).toEqual([
      { from: -4, people: 1 },
      { from: -2, people: 2 },
      { from: 0, people: 1 },
      { from: 12, people: 1 },
    ])
    expect(bins).toHaveLength(13)
  })
})

it('numbers weeks over the end of a year as calendars do', () => {
  expect(weekNumbers({ week: week('2026-W48'), weeks: 4 })).toEqual([48, 51])
  expect(weekNumbers({ week: week('2026-W52'), weeks: 4 })).toEqual([52, 2])
  expect(weekNumbers({ week: week('2025-W52'), weeks: 2 })).toEqual([52, 1])
})
