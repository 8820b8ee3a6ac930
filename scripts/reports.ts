import { readFileSync } from 'node:fs'
import { z } from 'zod'

export interface Count {
  readonly passed: number
  readonly failed: number
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.object({ status: z.string() })) })),
})

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  errors: z.array(z.unknown()),
})

/** Out of the JSON report of Vitest. A file that could not even be loaded counts as one failed test. */
export function countVitest(report: unknown): Count {
  const { numPassedTests, testResults } = vitestReport.parse(report)
  const failures = testResults.map(file => {
    const failed = file.assertionResults.filter(test => test.status === 'failed').length
    return file.status === 'failed' ? Math.max(1, failed) : failed
  })
  return { passed: numPassedTests, failed: sum(failures) }
}

/** Out of the JSON report of Playwright. An error outside of any test counts as a failed one. */
export function countPlaywright(report: unknown): Count {
  const { stats, errors } = playwrightReport.parse(report)
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length }
}

/** Nothing counts for a runner that did not get as far as its report. */
export function countIn(file: string, count: (report: unknown) => Count): Count {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    return { passed: 0, failed: 0 }
  }
  return count(JSON.parse(text))
}

export const total = (counts: readonly Count[]): Count => ({
  passed: sum(counts.map(count => count.passed)),
  failed: sum(counts.map(count => count.failed)),
})

const sum = (numbers: readonly number[]) => numbers.reduce((so, next) => so + next, 0)
