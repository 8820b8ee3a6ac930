import './end-with-parent.ts'
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { defaultInstant, instantOn } from '../test/instants.ts'
import { changedFeatures } from './changed-features.ts'
import { checkLanes } from './check-steps.ts'
import {
  countIn,
  countPlaywright,
  countVitest,
  failuresInPlaywright,
  failuresInVitest,
  readIn,
  slowest,
  testsInPlaywright,
  testsInVitest,
  told,
  total,
} from './reports.ts'
import { slowWithoutTag } from './slow-tests.ts'
import { followStages, type Stage, stageTable } from './stages.ts'
import { type Lane, runSteps, type Step } from './steps.ts'

/** `short` is `npm test`: what every change must pass. `all` is `npm run test:all`. */
export type Tier = 'short' | 'all'

const embedded = { STAFFEL_TEST_BINARIES: undefined, TEST_DATABASE_URL: undefined }

/** What PostgreSQL 15 could answer differently: statements and plans, isolation, backup. */
const differing = [
  'test/alike.test.ts',
  'test/backup.test.ts',
  'test/prepared.test.ts',
  'test/query-plans.test.ts',
  'test/statement.test.ts',
  'test/tenancy.test.ts',
  'test/tenant-keys.test.ts',
  'test/security/erasure.test.ts',
  'test/security/privileges.test.ts',
]

/** They write no figures: they show that no program is broken. */
const shortForms: readonly Step[] = [
  { name: 'prove, short', command: ['node', 'scripts/tasks/prove.ts', '--short'] },
  { name: 'bench, short', command: ['node', 'scripts/tasks/bench.ts', '--short'] },
]

/** Runs a tier on two cores, and prints what failed, what was slow and what each stage took. */
export async function runTests(tier: Tier): Promise<void> {
  const { features, sentence } = changedFeatures()
  console.log(sentence)
  const reports = mkdtempSync(path.join(tmpdir(), 'staffel-reports-'))
  const instant = process.env['E2E_NOW'] ?? (tier === 'all' ? instantOn(Temporal.Now.plainDateISO()) : defaultInstant)
  console.log(`The clock of the tests is moved: E2E_NOW=${instant}`)
  const { lanes, suites, journeys } = plan(tier, reports, {
    E2E_NOW: instant,
    STAFFEL_TIER: tier,
    STAFFEL_CHANGED_FEATURES: features.join(','),
  })
  const stages = followStages()
  const isGood = await runSteps(lanes, { stopAtFirst: tier === 'short', stages })

  const tests = suites.flatMap(({ file }) => readIn(file, testsInVitest, []))
  const walked = readIn(journeys, testsInPlaywright, [])
  print('Slowest tests', slowest(tests))
  print('Slowest journeys', slowest(walked))
  if (tier === 'all') print('Slow tests without the tag', slowWithoutTag(tests, walked))
  const { passed, failed } = total([
    ...suites.map(({ file }) => countIn(file, countVitest)),
    countIn(journeys, countPlaywright),
  ])
  const failures = [
    ...suites.flatMap(({ name, file }) =>
      readIn(file, failuresInVitest, []).map(one => ({ ...one, name: `${name}, ${one.name}` })),
    ),
    ...readIn(journeys, failuresInPlaywright, []),
  ]
  print('Failed', told(failures))
  rmSync(reports, { recursive: true })
  const installed = installing()
  const wall = (installed[0]?.wall ?? 0) + process.uptime()
  print('Seconds', stageTable([...installed, ...stages.all()], wall))
  // a check, or an error outside of any test
  const isRedWithoutFailure = !isGood && failed === 0
  console.log(`${passed} passed, ${failed} failed${isRedWithoutFailure ? '; a stage above failed' : ''}`)
  // repeat.ts reads it
  const outcome = process.env['STAFFEL_OUTCOME']
  if (outcome !== undefined) writeFileSync(outcome, JSON.stringify({ failures: failures.map(({ name }) => name) }))
  process.exitCode = isGood ? 0 : 1
}

interface Plan {
  readonly lanes: readonly Lane[]
  readonly suites: readonly { readonly name: string; readonly file: string }[]
  /** The report of the browser tests. */
  readonly journeys: string
}

function plan(tier: Tier, reports: string, env: Readonly<Record<string, string>>): Plan {
  const journeys = path.join(reports, 'journeys.json')
  const suites: { name: string; file: string }[] = []
  const suite = (name: string, which: readonly string[], own: Step['env'] = embedded): Step => {
    const file = path.join(reports, `suite-${suites.length}.json`)
    suites.push({ name, file })
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
    return { name, command: ['vitest', 'run', ...reporters, ...which], env: { ...own, ...env } }
  }
  const oneWorker = '--maxWorkers=1'
  /** Wait more than they compute: from the first second to where they end, beside two workers that compute. */
  const waiting: Lane = [
    suite('tests that wait', ['--project=waiting', oneWorker]),
    ...(tier === 'all' ? otherServers().map(([name, own]) => suite(name, [...differing, oneWorker], own)) : []),
    ...(tier === 'all' ? shortForms : []),
  ]
  const computing: Lane = [
    [
      ...checkLanes,
      [
        { name: 'browser', command: ['node', 'scripts/chromium.ts'] },
        { name: 'build of the web app', command: ['node', 'scripts/build.ts', 'web'] },
        { name: 'bundle budgets', command: ['node', 'scripts/check-budgets.ts'] },
      ],
    ],
    suite('unit and server tests', [
      '--project=staffel',
      '--project=screens',
      '--project=alone',
      '--project=afterwards',
    ]),
    {
      name: 'browser tests',
      // the long journeys of `all` wait more than they compute
      command: [
        'playwright',
        'test',
        '--reporter=line,json',
        ...(tier === 'short' ? ['--grep-invert=@all'] : ['--workers=3']),
      ],
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: journeys },
    },
  ]
  // programs of the built server are started side by side
  const build: Step = { name: 'build of the server', command: ['node', 'scripts/build.ts', 'server'] }
  return { lanes: [[build, [waiting, computing]]], suites, journeys }
}

/** PostgreSQL of Debian's packages on this machine, from the oldest that the product supports, and `TEST_DATABASE_URL`. */
function otherServers(): (readonly [name: string, env: Step['env']])[] {
  const folder = '/usr/lib/postgresql'
  const versions = existsSync(folder) ? readdirSync(folder).map(Number) : []
  const packaged = versions
    .filter(version => version >= 15 && existsSync(path.join(folder, `${version}/bin/initdb`)))
    .toSorted((a, b) => a - b)
    .map(version => {
      const env = { ...embedded, STAFFEL_TEST_BINARIES: path.join(folder, `${version}/bin`) }
      return [`server tests on PostgreSQL ${version}`, env] as const
    })
  const given = process.env['TEST_DATABASE_URL']
  if (given === undefined) return packaged
  return [...packaged, ['server tests on TEST_DATABASE_URL', { STAFFEL_TEST_BINARIES: undefined }]]
}

/** What `scripts/run.mjs` says of the dependencies that it has installed for this run. */
function installing(): Stage[] {
  const [wall, processor] = (process.env['STAFFEL_INSTALLED_IN'] ?? '').split(' ').map(Number)
  return wall === undefined || !wall ? [] : [{ name: 'npm ci', wall, processor }]
}

function print(title: string, lines: readonly string[]): void {
  if (lines.length > 0) console.log(`\n${title}:\n${lines.join('\n')}\n`)
}
