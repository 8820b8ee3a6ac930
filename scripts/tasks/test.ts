import '../end-with-parent.ts'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { checkSteps } from '../check-steps.ts'
import { ensureChromium } from '../chromium.ts'
import { countIn, countPlaywright, countVitest, total } from '../reports.ts'
import { runSteps, type Step } from '../steps.ts'

const reports = mkdtempSync(path.join(tmpdir(), 'staffel-reports-'))
const journeys = path.join(reports, 'journeys.json')
const suites: string[] = []

ensureChromium()
const good = await runSteps(
  [
    ...checkSteps,
    suite('unit and server tests', {}),
    ...debianServers().map(({ version, bin }) =>
      suite(`server tests on PostgreSQL ${version}`, { STAFFEL_TEST_BINARIES: bin }),
    ),
    ...(process.env.TEST_DATABASE_URL
      ? [suite('server tests on TEST_DATABASE_URL', { TEST_DATABASE_URL: process.env.TEST_DATABASE_URL })]
      : []),
    { name: 'build', command: ['node', 'scripts/build.ts'] },
    { name: 'bundle budgets', command: ['node', 'scripts/check-budgets.ts'] },
    {
      name: 'browser tests',
      command: ['playwright', 'test', '--reporter=line,json'],
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: journeys },
    },
  ],
  { stopAtFirst: true },
)

const { passed, failed } = total([
  ...suites.map(file => countIn(file, countVitest)),
  countIn(journeys, countPlaywright),
])
rmSync(reports, { recursive: true })
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = good ? 0 : 1

/** All tests on the embedded PostgreSQL, or, with another server, those that meet one. */
function suite(name: string, server: Record<string, string>): Step {
  const file = path.join(reports, `suite-${suites.length}.json`)
  suites.push(file)
  const which = Object.keys(server).length > 0 ? ['/server/', '/test/'] : []
  return {
    name,
    command: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`, ...which],
    env: { STAFFEL_TEST_BINARIES: undefined, TEST_DATABASE_URL: undefined, ...server },
  }
}

/** The PostgreSQL servers that Debian's packages have put on this machine, from the oldest that the product supports. */
function debianServers(): { version: number; bin: string }[] {
  const around = '/usr/lib/postgresql'
  if (!existsSync(around)) return []
  return readdirSync(around)
    .map(name => ({ version: Number(name), bin: path.join(around, name, 'bin') }))
    .filter(({ version, bin }) => version >= 15 && existsSync(path.join(bin, 'initdb')))
    .toSorted((a, b) => a.version - b.version)
}
