import { expect, it } from 'vitest'
import { stepState, stepsFor } from './rules.ts'

const nothing = {
  hasZone: false,
  hasChat: false,
  skipsChat: false,
  hasMarked: false,
  hasPreferences: false,
  hasConfirmed: false,
}

it('leads whoever works seats through five steps, others through what concerns them', () => {
  const all = ['timeZone', 'messenger', 'availability', 'preferences', 'confirmation']
  expect(stepsFor('chatter', true)).toEqual(all)
  expect(stepsFor('team_lead', true)).toEqual(all)
  expect(stepsFor('chatter', false)).toEqual(all.filter(step => step !== 'messenger'))
  expect(stepsFor('admin', true)).toEqual(['timeZone', 'messenger'])
})

it.each([
  ['timeZone', 'hasZone'],
  ['messenger', 'hasChat'],
  ['availability', 'hasMarked'],
  ['preferences', 'hasPreferences'],
  ['confirmation', 'hasConfirmed'],
] as const)('%s is done by %s and by nothing else', (step, trace) => {
  expect(stepState(step, nothing)).toBe('open')
  expect(stepState(step, { ...nothing, [trace]: true })).toBe('done')
  const others = { hasZone: true, hasChat: true, hasMarked: true, hasPreferences: true, hasConfirmed: true }
  expect(stepState(step, { ...nothing, ...others, [trace]: false })).toBe('open')
})

it('a messenger that somebody does without is skipped, until it is linked after all', () => {
  expect(stepState('messenger', { ...nothing, skipsChat: true })).toBe('skipped')
  expect(stepState('messenger', { ...nothing, skipsChat: true, hasChat: true })).toBe('done')
})
