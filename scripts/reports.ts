import { readFileSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { z } from 'zod'

export interface Timed {
  /** The file and the test. */
  readonly name: string
  readonly seconds: number
  /** Whether it runs in `npm run test:all` only. */
  readonly isTagged: boolean
}

export interface Failure {
  /** The file and the test. */
  readonly name: string
  readonly why: string
}

export interface Count {
  readonly passed: number
  readonly failed: number
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      /** Why the file could not be loaded. */
      message: z.string().default(''),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          fullName: z.string().default(''),
          /** Milliseconds. */
          duration: z.number().nullish(),
          tags: z.array(z.string()).default([]),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
})

const error = z.object({ message: z.string().default('') })
const result = z.object({
  duration: z.number(),
  errors: z.array(error).default([]),
  attachments: z
    .array(z.object({ name: z.string(), contentType: z.string(), body: z.string().optional() }))
    .default([]),
})

const specs = z.object({
  specs: z.array(
    z.object({
      title: z.string(),
      file: z.string(),
      /** Without the @ before them. */
      tags: z.array(z.string()).default([]),
      ok: z.boolean().default(true),
      tests: z.array(z.object({ results: z.array(result) })),
    }),
  ),
})
type Suite = z.infer<typeof specs> & { readonly suites?: readonly Suite[] | undefined }
const suite: z.ZodType<Suite> = z.lazy(() => specs.extend({ suites: z.array(suite).optional() }))

const playwrightReport = z.object({
  suites: z.array(suite),
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  errors: z.array(error),
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

/** How long each test took that ran. */
export const testsInVitest = (report: unknown): Timed[] =>
  vitestReport.parse(report).testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.flatMap(({ status, fullName, duration, tags }) =>
      status === 'skipped'
        ? []
        : [
            {
              name: `${path.relative(process.cwd(), name)}: ${fullName}`,
              seconds: (duration ?? 0) / 1000,
              isTagged: tags.includes('all'),
            },
          ],
    ),
  )

/** How long each journey took. */
export const testsInPlaywright = (report: unknown): Timed[] => playwrightReport.parse(report).suites.flatMap(timesIn)

const timesIn = ({ specs, suites = [] }: Suite): Timed[] => [
  ...specs.map(({ file, title, tags, tests }) => ({
    name: `${file}: ${title}`,
    seconds: sum(tests.flatMap(({ results }) => results.map(({ duration }) => duration))) / 1000,
    isTagged: tags.includes('all'),
  })),
  ...suites.flatMap(timesIn),
]

/** What failed, and why. */
export const failuresInVitest = (report: unknown): Failure[] =>
  vitestReport.parse(report).testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = path.relative(process.cwd(), name)
    const failed = assertionResults.filter(test => test.status === 'failed')
    if (status === 'failed' && failed.length === 0) return [{ name: file, why: message }]
    return failed.map(({ fullName, failureMessages }) => ({
      name: `${file}: ${fullName}`,
      why: failureMessages?.join('\n') ?? '',
    }))
  })

/** What failed, why, and which words stood on the pages that were open then. */
export function failuresInPlaywright(report: unknown): Failure[] {
  const { suites, errors } = playwrightReport.parse(report)
  return [
    ...suites.flatMap(failuresIn),
    ...errors.map(({ message }) => ({ name: 'outside of any journey', why: message })),
  ]
}

const failuresIn = ({ specs, suites = [] }: Suite): Failure[] => [
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => {
      const results = tests.flatMap(each => each.results)
      const why = results.flatMap(({ errors }) => errors.map(({ message }) => message))
      const words = results.flatMap(({ attachments }) =>
        attachments.flatMap(({ name, contentType, body = '' }) =>
          contentType === 'text/plain' ? [`${name}\n${Buffer.from(body, 'base64').toString()}`] : [],
        ),
      )
      return { name: `${file}: ${title}`, why: [...why, ...words].join('\n') }
    }),
  ...suites.flatMap(failuresIn),
]

const maxLines = 40
const maxTold = 10

/** Lines that are still in sight when a long run has scrolled past. */
export function told(failures: readonly Failure[]): string[] {
  const lines = failures.slice(0, maxTold).flatMap(({ name, why }) => {
    const reasons = stripVTControlCharacters(why).trimEnd().split('\n').slice(0, maxLines)
    return [name, ...reasons.map(line => `    ${line}`)]
  })
  const others = failures.length - maxTold
  return others > 0 ? [...lines, `and ${others} more`] : lines
}

/** Lines of the slowest, the worst first. */
export const slowest = (timed: readonly Timed[], maximum = 10): string[] =>
  timed
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, maximum)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${name}`)

/** Nothing counts for a runner that did not get as far as its report. */
export const countIn = (file: string, count: (report: unknown) => Count): Count =>
  readIn(file, count, { passed: 0, failed: 0 })

/** What a report says, or what to take where there is none. */
export function readIn<T>(file: string, read: (report: unknown) => T, otherwise: T): T {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    return otherwise
  }
  return read(JSON.parse(text))
}

export const total = (counts: readonly Count[]): Count => ({
  passed: sum(counts.map(count => count.passed)),
  failed: sum(counts.map(count => count.failed)),
})

const sum = (numbers: readonly number[]) => numbers.reduce((so, next) => so + next, 0)
