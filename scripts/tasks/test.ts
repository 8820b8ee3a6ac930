import '../end-with-parent.ts'
import { existsSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildServerIfNeeded } from '../build.ts'
import { checkLanes } from '../check-steps.ts'
import { ensureChromium } from '../chromium.ts'
import {
  countIn,
  countPlaywright,
  countVitest,
  failuresInPlaywright,
  failuresInVitest,
  readIn,
  slowest,
  timesInPlaywright,
  timesInVitest,
  told,
  total,
} from '../reports.ts'
import { type Lane, runSteps, type Step } from '../steps.ts'

const reports = mkdtempSync(path.join(tmpdir(), 'staffel-reports-'))
const journeys = path.join(reports, 'journeys.json')
const suites: { readonly name: string; readonly file: string }[] = []
const embedded = { STAFFEL_TEST_BINARIES: undefined, TEST_DATABASE_URL: undefined }

/**
 * What another PostgreSQL could answer otherwise: the statements of every feature, their plans, the walls and roles in the
 * database, a backup. The rest of `test/` is about processes, waiting and HTTP, and sends the same statements; what
 * reads files or solves plans without a database is the same beside every one.
 */
const meetsServer = [
  ...globSync('src/features/**/server/*.test.ts'),
  ...['alike', 'backup', 'prepared', 'query-plans', 'statement', 'tenancy'].map(name => `test/${name}.test.ts`),
  ...['erasure', 'privileges'].map(name => `test/security/${name}.test.ts`),
].filter(file => readFileSync(file, 'utf8').includes('useWorld'))

ensureChromium()
// before anything starts one: they are started side by side
buildServerIfNeeded()
const oneWorker = '--maxWorkers=1'
const lanes: readonly Lane[] = [
  // one worker that waits more than it computes, from the first second to where it ends, beside two that compute
  [
    suite('tests that wait', ['--project=waiting', oneWorker], embedded),
    ...debianServers().map(({ version, bin }) =>
      suite(`server tests on PostgreSQL ${version}`, [...meetsServer, oneWorker], {
        ...embedded,
        STAFFEL_TEST_BINARIES: bin,
      }),
    ),
    ...(process.env.TEST_DATABASE_URL
      ? [
          suite('server tests on TEST_DATABASE_URL', [...meetsServer, oneWorker], {
            STAFFEL_TEST_BINARIES: undefined,
          }),
        ]
      : []),
  ],
  [
    [
      ...checkLanes,
      [
        { name: 'build', command: ['node', 'scripts/build.ts'] },
        { name: 'bundle budgets', command: ['node', 'scripts/check-budgets.ts'] },
      ],
    ],
    suite('unit and server tests', ['--project=staffel', '--project=screens', '--project=afterwards'], embedded),
    {
      name: 'browser tests',
      command: ['playwright', 'test', '--reporter=line,json'],
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: journeys },
    },
  ],
]
const isGood = await runSteps(lanes, { stopAtFirst: true })

for (const { name, file } of suites) tellSlowest(name, readIn(file, timesInVitest, []))
tellSlowest('journeys', readIn(journeys, timesInPlaywright, []))
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
if (failures.length > 0) console.log(`\nFailed:\n${told(failures).join('\n')}\n`)
rmSync(reports, { recursive: true })
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = isGood ? 0 : 1

function suite(name: string, which: readonly string[], env: Record<string, string | undefined>): Step {
  const file = path.join(reports, `suite-${suites.length}.json`)
  suites.push({ name, file })
  return {
    name,
    command: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`, ...which],
    env,
  }
}

function tellSlowest(name: string, timed: Parameters<typeof slowest>[0]): void {
  if (timed.length > 0) console.log(`\nSlowest of ${name}:\n${slowest(timed).join('\n')}`)
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
