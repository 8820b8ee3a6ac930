/*
 * npm run test:changed [-- <branch>]: the checks, and the tests that concern what has changed since the branch was left,
 * `main` by default. New and changed journeys run ten times, with twice as many workers as usual: do not push a journey that
 * fails once. A changed helper selects no journey.
 */
import '../end-with-parent.ts'
import { spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { checkLanes } from '../check-steps.ts'
import { concerned } from '../concerned.ts'
import { changedLines, journeysAt } from '../journeys.ts'
import { runSteps, type Step } from '../steps.ts'

const since = process.argv[2] ?? 'main'
const changed = [
  ...git('diff', '--name-only', '--relative', '--merge-base', since),
  ...git('ls-files', '--others', '--exclude-standard'),
]
const files = globSync(['src/**/*.{ts,tsx}', 'test/**/*.ts', 'scripts/**/*.ts']).map(file =>
  file.split(path.sep).join('/'),
)
const tests = concerned(changed, new Map(files.map(file => [file, readFileSync(file, 'utf8')])))
const diff = git(
  'diff',
  '--unified=0',
  '--no-ext-diff',
  '--src-prefix=a/',
  '--dst-prefix=b/',
  '--relative',
  '--merge-base',
  since,
  '--',
  'e2e/*.spec.ts',
).join('\n')
const untracked = git('ls-files', '--others', '--exclude-standard', '--', 'e2e/*.spec.ts')
const journeys = [
  ...untracked,
  ...[...changedLines(diff)].flatMap(([file, lines]) =>
    existsSync(file) ? journeysAt(file, readFileSync(file, 'utf8'), lines) : [],
  ),
]
console.log(
  `${changed.length} files have changed since ${since}. Their test files: ${tests.length}. Journeys that run ten times: ${journeys.join(' ') || 'none'}`,
)

const run: Step = { name: 'tests of what has changed', command: ['vitest', 'run', ...tests] }
const burnIn: Step = {
  name: 'changed journeys, ten times',
  command: ['playwright', 'test', '--repeat-each=10', '--workers=4', '--reporter=line', ...journeys],
}
const steps = [...(tests.length > 0 ? [run] : []), ...(journeys.length > 0 ? [burnIn] : [])]
process.exitCode = (await runSteps([[checkLanes, ...steps]], { stopAtFirst: false })) ? 0 : 1

function git(...args: readonly string[]): string[] {
  const { status, stdout, stderr } = spawnSync('git', args, { encoding: 'utf8' })
  if (status === 0) return stdout.split('\n').filter(line => line !== '')
  console.error(stderr.trim())
  process.exit(1)
}
