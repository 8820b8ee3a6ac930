/*
 * node scripts/repeat.ts [--count 8]: runs `npm test` beside two busy loops until that many runs in a row are green, each at
 * another instant of test/instants.ts.
 * node scripts/repeat.ts --journeys [--count 10]: runs every core journey ten times instead, one file after the other.
 *
 * Stops at the first red run and prints what it said. `node_modules/.cache/repeats.json` stores commit, seconds and failures of
 * every run; a later call continues.
 */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { allInstants, defaultInstant } from '../test/instants.ts'
import { failuresInPlaywright, readIn } from './reports.ts'
import { readResults, writeResults } from './results.ts'

interface Run {
  readonly commit: string
  readonly seconds: number
  readonly isGreen: boolean
  /** Names of the tests that failed; empty, too, when a check failed. */
  readonly failures: readonly string[]
  /** The file of core journeys that ran; undefined: all of `npm test`. */
  readonly file?: string
  /** `E2E_NOW` of the run. */
  readonly instant: string
  /** Times that each test ran. */
  readonly times: number
}

const root = path.dirname(import.meta.dirname)
/** Bytes of output that are kept of a run. */
const maxBuffer = 100_000_000
const { values } = parseArgs({ options: { count: { type: 'string' }, journeys: { type: 'boolean', default: false } } })
const count = Number(values.count ?? (values.journeys ? 10 : 8))
const runs = readResults<Run>('repeats')
/** It also ends when this process is killed. */
const busyLoop = 'for (const parent = process.ppid; process.ppid === parent; );'
const busy = [0, 1].map(() => spawn(process.execPath, ['--eval', busyLoop], { stdio: 'ignore' }))
process.once('exit', () => busy.forEach(loop => loop.kill('SIGKILL')))

const files = values.journeys
  ? globSync('e2e/*.spec.ts', { cwd: root, exclude: ['e2e/accessibility.spec.ts'] }).toSorted()
  : [undefined]
for (const file of files) {
  while (greenInARow(file) < count) repeat(file)
}
console.log(`${values.journeys ? 'each core journey' : 'npm test'}: ${count} runs in a row are green`)
process.exit(0)

function greenInARow(file: string | undefined): number {
  const latest = Object.entries(runs)
    .filter(([, run]) => run.file === file && run.times > 0)
    .toSorted(([a], [b]) => (a < b ? 1 : -1))
    .map(([, run]) => run)
  const firstRed = latest.findIndex(({ isGreen }) => !isGreen)
  return latest.slice(0, firstRed === -1 ? undefined : firstRed).reduce((sum, { times }) => sum + times, 0)
}

function repeat(file: string | undefined): void {
  const date = new Date().toISOString()
  const commit = spawnSync('git', ['describe', '--always', '--dirty'], { cwd: root, encoding: 'utf8' }).stdout.trim()
  const folder = mkdtempSync(path.join(tmpdir(), 'staffel-repeat-'))
  const instant =
    file === undefined
      ? (allInstants.at(-1 - (greenInARow(file) % allInstants.length)) ?? defaultInstant)
      : defaultInstant
  const began = performance.now()
  const { isGreen, failures, output } = file === undefined ? testOnce(folder, instant) : walk(file, folder)
  const seconds = Math.round((performance.now() - began) / 1000)
  rmSync(folder, { recursive: true })
  const times = file === undefined ? 1 : count
  runs[date] = { commit, seconds, isGreen, failures, times, instant, ...(file === undefined ? {} : { file }) }
  writeResults('repeats', runs)
  const outcome = isGreen ? 'green' : `red: ${failures.join('; ')}`
  console.log(`${date} ${commit} ${file ?? 'npm test'} ${instant} ${seconds} s ${outcome}`)
  if (isGreen) return
  console.log(output)
  process.exit(1)
}

interface Outcome extends Pick<Run, 'isGreen' | 'failures'> {
  readonly output: string
}

function testOnce(folder: string, instant: string): Outcome {
  const outcome = path.join(folder, 'outcome.json')
  const { status, stdout } = spawnSync(process.execPath, ['scripts/run.mjs', 'test'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer,
    env: { ...process.env, E2E_NOW: instant, STAFFEL_OUTCOME: outcome },
  })
  const { failures }: { failures: string[] } = existsSync(outcome)
    ? JSON.parse(readFileSync(outcome, 'utf8'))
    : { failures: [] }
  return { isGreen: status === 0, failures, output: stdout }
}

function walk(file: string, folder: string): Outcome {
  const report = path.join(folder, 'journeys.json')
  const args = [
    'test',
    file,
    `--repeat-each=${count}`,
    '--grep-invert=@all',
    '--reporter=line,json',
    '--pass-with-no-tests',
  ]
  const { status, stdout } = spawnSync(path.join(root, 'node_modules/.bin/playwright'), args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer,
    env: { ...process.env, E2E_NOW: defaultInstant, STAFFEL_TIER: 'short', PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  })
  const failures = readIn(report, failuresInPlaywright, []).map(({ name }) => name)
  return { isGreen: status === 0, failures, output: stdout }
}
