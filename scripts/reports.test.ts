import { expect, it } from 'vitest'
import { countIn, countPlaywright, countVitest, total } from './reports.ts'

it('counts a file that cannot be loaded as a failed test', () => {
  const report = {
    numPassedTests: 2,
    testResults: [
      { status: 'failed', assertionResults: [{ status: 'passed' }, { status: 'failed' }, { status: 'failed' }] },
      { status: 'passed', assertionResults: [{ status: 'passed' }, { status: 'skipped' }] },
      { status: 'failed', assertionResults: [] },
    ],
  }
  expect(countVitest(report)).toEqual({ passed: 2, failed: 3 })
})

it('counts an error outside of any journey as a failed one', () => {
  const report = { stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 3 }, errors: [{ message: 'no server' }] }
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
