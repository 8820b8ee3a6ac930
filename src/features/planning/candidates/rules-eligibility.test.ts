import { expect, it } from 'vitest'
import { day } from '#kit/day.ts'
import { defaultRules } from '#features/planning/planning-rules/rules.ts'
import { preferenceShiftIds, type CandidateFacts, type Opening, eligibilityFor } from './rules-eligibility.ts'

const hour = 3_600_000
const early: Opening = {
  date: day('2026-11-23'),
  shiftId: 'early',
  interval: { start: 0, end: 8 * hour },
  isCustom: false,
  cells: [],
  standardShifts: new Map([
    ['early', 'Früh'],
    ['night', 'Nacht'],
  ]),
  rules: defaultRules,
}
const kim: CandidateFacts = {
  preferences: [],
  hoursWish: { min: null, max: null },
  statusOf: () => 'none',
  others: [],
  weekMilliseconds: 32 * hour,
  workedDays: new Set(),
  isMain: false,
  isHome: false,
  declined: undefined,
}
const prefers = (id: string, priority: number, is_exclusive = false) => ({
  id,
  priority,
  is_enabled: true,
  is_exclusive,
})
const cellOf = (shiftId: string) => ({
  weekStart: early.date,
  weekday: 0,
  date: early.date,
  shiftId,
  interval: early.interval,
  isEnabled: true,
})

it('with the shift a week is as long as its hours and those of the shift together', () => {
  const wishing = (maximum: number) =>
    eligibilityFor(early, { ...kim, hoursWish: { min: null, max: maximum } }).fromWish
  expect(wishing(40)).toBeUndefined()
  expect(wishing(39)).toEqual({ side: 'over', hours: 1, max: 39 })
})

it('without it, it has its hours alone', () => {
  const { fromWish } = eligibilityFor(early, { ...kim, hoursWish: { min: 40, max: null } })
  expect(fromWish).toEqual({ side: 'under', hours: 8, min: 40 })
})

it('somebody is asked for what they like about the shift, or about those that a group’s own shares time with', () => {
  const cells = [cellOf('early'), cellOf('night')]
  expect(preferenceShiftIds({ ...early, cells })).toEqual(new Set(['early']))
  expect(preferenceShiftIds({ ...early, cells, shiftId: 'own', isCustom: true })).toEqual(new Set(['early', 'night']))
  const { liking } = eligibilityFor(early, { ...kim, preferences: [prefers('night', 1), prefers('early', 2)] })
  expect(liking.rank).toBe(2)
})

it('who works one other shift alone is known by its name', () => {
  const { exclusiveName } = eligibilityFor(early, { ...kim, preferences: [prefers('night', 1, true)] })
  expect(exclusiveName).toBe('Nacht')
})
