import { expect, it } from 'vitest'
import { above, withRun } from './slow-tests.ts'

const test = (name: string, seconds: number, isTagged = false) => ({ name, seconds, isTagged })

it('keeps the last three runs and forgets tests that are gone', () => {
  const history = { stays: [1, 2, 3], goes: [1] }
  expect(withRun(history, [test('stays', 4), test('new', 5)])).toEqual({ stays: [2, 3, 4], new: [5] })
})

it('reports untagged tests by the median of the last runs, so that one slow run reports nothing', () => {
  const run = [test('slow', 3), test('slow once', 9), test('tagged', 9, true), test('quick', 0.2)]
  const history = { slow: [2, 4, 3], 'slow once': [0.1, 0.2, 9], tagged: [9, 9, 9], quick: [0.2] }
  expect(above(1, history, run)).toEqual([test('slow', 3)])
})
