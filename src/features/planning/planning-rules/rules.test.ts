import { expect, it } from 'vitest'
import { defaultRules, mergeRules, modeOf, ruleModes, warnings } from './rules.ts'

it('keeps what another has changed meanwhile in other fields', () => {
  const current = { ...defaultRules, rest: 'block' } as const
  const wished = { ...defaultRules, maxWeekHours: 40 }
  expect(mergeRules(current, defaultRules, wished)).toEqual({ ok: true, rules: { ...current, maxWeekHours: 40 } })
})

it('saves nothing where two have changed the same, and names the rule once', () => {
  const current = { ...defaultRules, rest: 'block', minRestHours: 12 } as const
  const wished = { ...defaultRules, rest: 'off', minRestHours: 10, streak: 'off' } as const
  expect(mergeRules(current, defaultRules, wished)).toEqual({ ok: false, theirs: ['rest'] })
  expect(mergeRules(current, defaultRules, { ...defaultRules, rest: 'off' })).toEqual({ ok: false, theirs: ['rest'] })
})

it('takes it for no quarrel when two want the same', () => {
  const wished = { ...defaultRules, rest: 'block' } as const
  expect(mergeRules(wished, defaultRules, wished)).toEqual({ ok: true, rules: wished })
})

it('begins with a word about everything, eleven hours of rest, 48 a week and six days in a row', () => {
  const { minRestHours, maxWeekHours, maxDaysInARow, ...modes } = defaultRules
  expect([minRestHours, maxWeekHours, maxDaysInARow]).toEqual([11, 48, 6])
  expect(new Set(Object.values(modes))).toEqual(new Set(['warn']))
})

it('lets every rule be off, a word or a refusal, but for seating somebody who has said no', () => {
  expect(ruleModes).toEqual(['off', 'warn', 'block'])
  for (const mode of ruleModes) {
    const rules = { ...defaultRules, ...Object.fromEntries(rulesOf.map(rule => [rule, mode])) }
    const modes = warnings.map(warning => modeOf(rules, warning))
    expect(modes).toEqual(warnings.map(warning => (warning === 'declined' ? 'warn' : mode)))
  }
})

const rulesOf = ['availability', 'vacationRequest', 'exclusive', 'disabled', 'rest', 'weekHours', 'streak', 'hoursWish']
