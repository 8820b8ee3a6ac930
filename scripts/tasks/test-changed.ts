/*
 * npm run test:changed [-- <branch>]: the checks, and the tests that concern what has changed since the branch was left,
 * `main` unless told. For the work between commits; `npm test` is what counts.
 */
import '../end-with-parent.ts'
import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { checkLanes } from '../check-steps.ts'
import { concerned } from '../concerned.ts'
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
console.log(`${changed.length} files have changed since ${since}, ${tests.length} files of tests concern them.`)

const run: Step = { name: 'tests of what has changed', command: ['vitest', 'run', ...tests] }
process.exitCode = (await runSteps([...checkLanes, tests.length > 0 ? [run] : []], { stopAtFirst: false })) ? 0 : 1

function git(...args: readonly string[]): string[] {
  const { status, stdout, stderr } = spawnSync('git', args, { encoding: 'utf8' })
  if (status === 0) return stdout.split('\n').filter(line => line !== '')
  console.error(stderr.trim())
  process.exit(1)
}
