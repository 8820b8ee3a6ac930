import path from 'node:path'
import { expect, it } from 'vitest'
import { countIn, countPlaywright, countVitest, slowest, timesInPlaywright, timesInVitest, total } from './reports.ts'

const file = { name: path.resolve('test/x.test.ts'), startTime: 1_000, endTime: 3_500 }

it('counts a file that cannot be loaded as a failed test', () => {
  const report = {
    numPassedTests: 2,
    testResults: [
      {
        ...file,
        status: 'failed',
        assertionResults: [{ status: 'passed' }, { status: 'failed' }, { status: 'failed' }],
      },
      { ...file, status: 'passed', assertionResults: [{ status: 'passed' }, { status: 'skipped' }] },
      { ...file, status: 'failed', assertionResults: [] },
    ],
  }
  expect(countVitest(report)).toEqual({ passed: 2, failed: 3 })
})

it('counts an error outside of any journey as a failed one', () => {
  const report = {
    suites: [],
    stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 3 },
    errors: [{ message: 'no server' }],
  }
  expect(countPlaywright(report)).toEqual({ passed: 6, failed: 2 })
})

it('adds up the runners, also those that did not get as far as a report', () => {
  expect(
    total([{ passed: 2, failed: 0 }, countIn('/nowhere/report.json', countVitest), { passed: 3, failed: 1 }]),
  ).toEqual({
    passed: 5,
    failed: 1,
  })
})

it('names the slowest files and journeys, the worst first', () => {
  const journey = (title: string, ...durations: number[]) => ({
    title,
    file: 'a.spec.ts',
    tests: [{ results: durations.map(duration => ({ duration })) }],
  })
  const journeys = timesInPlaywright({
    suites: [{ specs: [journey('quick', 40)], suites: [{ specs: [journey('twice', 6_000, 8_000)] }] }],
    stats: { expected: 2, unexpected: 0, flaky: 0 },
    errors: [],
  })
  const files = timesInVitest({ numPassedTests: 0, testResults: [{ ...file, status: 'passed', assertionResults: [] }] })
  expect(slowest([...journeys, ...files], 2)).toEqual(['   14.0 s  a.spec.ts: twice', '    2.5 s  test/x.test.ts'])
})
