import { expect, it } from 'vitest'
import { presetOf, presets, rulesIn } from './presets.ts'
import { defaultRules, type PlanningRules } from './rules.ts'
import { planningRules } from './schema.ts'

it.each(presets)('derives “%s” from its own values, which may be stored', preset => {
  expect(presetOf(rulesIn[preset])).toBe(preset)
  expect(planningRules.parse(rulesIn[preset])).toEqual(rulesIn[preset])
})

it('begins with “usual”, and one other value is no preset', () => {
  expect(presetOf(defaultRules)).toBe('usual')
  expect(presetOf({ ...defaultRules, minRestHours: 10 })).toBeUndefined()
})

it('gets no laxer from one preset to the next', () => {
  const strictness = ({ minRestHours, maxWeekHours, maxDaysInARow, ...modes }: PlanningRules) => [
    minRestHours,
    -maxWeekHours,
    -maxDaysInARow,
    ...Object.values(modes).map(mode => ['off', 'warn', 'block'].indexOf(mode)),
  ]
  const [relaxed, usual, strict] = presets.map(preset => strictness(rulesIn[preset]))
  expect(usual?.every((value, at) => value >= (relaxed?.[at] ?? 0))).toBe(true)
  expect(strict?.every((value, at) => value >= (usual?.[at] ?? 0))).toBe(true)
})
