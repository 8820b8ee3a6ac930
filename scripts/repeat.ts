/*
 * node scripts/repeat.ts [--count 8]: runs `npm test` beside two busy loops until that many runs in a row are green, and stops
 * at the first red one. `node_modules/.cache/repeats.json` stores commit, seconds and failures of every run; a later call
 * continues the row.
 */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { readResults, writeResults } from './results.ts'

interface Run {
  readonly commit: string
  readonly seconds: number
  readonly isGreen: boolean
  /** Names of the tests that failed; empty, too, when a check failed. */
  readonly failures: readonly string[]
}

const root = path.dirname(import.meta.dirname)
const { values } = parseArgs({ options: { count: { type: 'string', default: '8' } } })
const runs = readResults<Run>('repeats')
const busy = [0, 1].map(() => spawn(process.execPath, ['--eval', 'for (;;);'], { stdio: 'ignore' }))
process.once('exit', () => busy.forEach(loop => loop.kill('SIGKILL')))

while (greenInARow() < Number(values.count)) {
  const date = new Date().toISOString()
  const run = testOnce()
  runs[date] = run
  writeResults('repeats', runs)
  console.log(`${date} ${run.commit} ${run.seconds} s ${run.isGreen ? 'green' : `red: ${run.failures.join('; ')}`}`)
  if (!run.isGreen) process.exit(1)
}
console.log(`${greenInARow()} runs in a row are green`)
process.exit(0)

function greenInARow(): number {
  const latest = Object.entries(runs)
    .toSorted(([a], [b]) => (a < b ? 1 : -1))
    .map(([, run]) => run)
  const firstRed = latest.findIndex(({ isGreen }) => !isGreen)
  return firstRed === -1 ? latest.length : firstRed
}

function testOnce(): Run {
  const commit = spawnSync('git', ['describe', '--always', '--dirty'], { cwd: root, encoding: 'utf8' }).stdout.trim()
  const folder = mkdtempSync(path.join(tmpdir(), 'staffel-repeat-'))
  const outcome = path.join(folder, 'outcome.json')
  const began = performance.now()
  const { status } = spawnSync(process.execPath, ['scripts/run.mjs', 'test'], {
    cwd: root,
    stdio: 'ignore',
    env: { ...process.env, STAFFEL_OUTCOME: outcome },
  })
  const seconds = Math.round((performance.now() - began) / 1000)
  const { failures }: { failures: string[] } = existsSync(outcome)
    ? JSON.parse(readFileSync(outcome, 'utf8'))
    : { failures: [] }
  rmSync(folder, { recursive: true })
  return { commit, seconds, isGreen: status === 0, failures }
}
