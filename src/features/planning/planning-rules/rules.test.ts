import { expect, it } from 'vitest'
import { defaultRules, mergeRules } from './rules.ts'

it('keeps what another has changed meanwhile in other fields', () => {
  const current = { ...defaultRules, rest: 'block' } as const
  const wished = { ...defaultRules, mostWeekHours: 40 }
  expect(mergeRules(current, defaultRules, wished)).toEqual({ ok: true, rules: { ...current, mostWeekHours: 40 } })
})

it('saves nothing where two have changed the same, and names the rule once', () => {
  const current = { ...defaultRules, rest: 'block', leastRestHours: 12 } as const
  const wished = { ...defaultRules, rest: 'off', leastRestHours: 10, streak: 'off' } as const
  expect(mergeRules(current, defaultRules, wished)).toEqual({ ok: false, theirs: ['rest'] })
  expect(mergeRules(current, defaultRules, { ...defaultRules, rest: 'off' })).toEqual({ ok: false, theirs: ['rest'] })
})

it('takes it for no quarrel when two want the same', () => {
  const wished = { ...defaultRules, rest: 'block' } as const
  expect(mergeRules(wished, defaultRules, wished)).toEqual({ ok: true, rules: wished })
})
