import path from 'node:path'
import { expect, it } from 'vitest'
import {
  countIn,
  countPlaywright,
  countVitest,
  failuresInPlaywright,
  failuresInVitest,
  slowest,
  testsInPlaywright,
  testsInVitest,
  told,
  total,
} from './reports.ts'

const file = { name: path.resolve('test/x.test.ts') }

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

it('names the slowest tests that ran and the slowest journeys, and which of them are tagged', () => {
  const journey = (title: string, tags: string[], ...durations: number[]) => ({
    title,
    tags,
    file: 'a.spec.ts',
    tests: [{ results: durations.map(duration => ({ duration })) }],
  })
  const journeys = testsInPlaywright({
    suites: [{ specs: [journey('quick', [], 40)], suites: [{ specs: [journey('twice', ['all'], 6_000, 8_000)] }] }],
    stats: { expected: 2, unexpected: 0, flaky: 0 },
    errors: [],
  })
  const ran = { status: 'passed', fullName: 'adds up', duration: 2_500, tags: ['all'] }
  const assertionResults = [ran, { status: 'skipped', fullName: 'waits', tags: [] }]
  const tests = testsInVitest({ numPassedTests: 1, testResults: [{ ...file, status: 'passed', assertionResults }] })
  expect(slowest([...journeys, ...tests], 2)).toEqual([
    '   14.0 s  a.spec.ts: twice',
    '    2.5 s  test/x.test.ts: adds up',
  ])
  expect([...journeys, ...tests].map(({ isTagged }) => isTagged)).toEqual([false, true, true])
})

it('says what failed and why, in words without colours', () => {
  const failed = { ...file, status: 'failed' }
  const files = failuresInVitest({
    numPassedTests: 1,
    testResults: [
      {
        ...failed,
        assertionResults: [
          { status: 'passed', fullName: 'is well' },
          { status: 'failed', fullName: 'counts', failureMessages: ['\u001b[31mexpected 2\u001b[39m to be 3'] },
        ],
      },
      { ...failed, message: 'no such module', assertionResults: [] },
    ],
  })
  const body = Buffer.from('Nobody is here').toString('base64')
  const journeys = failuresInPlaywright({
    suites: [
      {
        specs: [{ title: 'well', file: 'a.spec.ts', ok: true, tests: [] }],
        suites: [
          {
            specs: [
              {
                title: 'waits',
                file: 'a.spec.ts',
                ok: false,
                tests: [
                  {
                    results: [
                      {
                        duration: 30_000,
                        errors: [{ message: 'timed out' }],
                        attachments: [
                          { name: 'http://localhost/team', contentType: 'text/plain', body },
                          { name: 'screenshot', contentType: 'image/png' },
                        ],
                      },
                    ],
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
    stats: { expected: 1, unexpected: 1, flaky: 0 },
    errors: [{ message: 'no server' }],
  })
  expect(told([...files, ...journeys])).toEqual([
    'test/x.test.ts: counts',
    '    expected 2 to be 3',
    'test/x.test.ts',
    '    no such module',
    'a.spec.ts: waits',
    '    timed out',
    '    http://localhost/team',
    '    Nobody is here',
    'outside of any journey',
    '    no server',
  ])
})

it('tells ten failures, and the first lines of each', () => {
  const why = Array.from({ length: 60 }, (_, line) => `line ${line}`).join('\n')
  const lines = told(Array.from({ length: 12 }, (_, at) => ({ name: `test ${at}`, why })))
  expect(lines).toHaveLength(10 * 41 + 1)
  expect(lines.slice(-2)).toEqual(['    line 39', 'and 2 more'])
})
