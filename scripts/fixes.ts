/*
 * node scripts/fixes.ts [--count 60] [--revert]: takes the last commits that fixed a defect with a test, and says how many
 * of them have their test in `npm test`. A test counts if its title is still there and has no tag. A renamed test is
 * followed: it is the test that replaced it in the commit that removed the old title, if half of the lines are the same.
 *
 * A fix whose own test is slow gets a quicker one later. The commit that adds it says so in its message, with a line of its
 * own for each fix:
 *
 *     Guards: 28d8e4bb
 *
 * `--revert` checks the fixes that have no test, and those that have one only because of a `Guards:` line. In a copy of this
 * checkout it reverts the product half of the commit and runs the short tests of the features concerned:
 *
 * - red: a test fails. That is the defect, or later code that does not work without the fix: look at the failure if in doubt.
 * - green: no test fails. Browser tests are not run, so a fix that only a browser test guards is green.
 * - does not apply: the code has changed too much since. Revert it by hand.
 * - broken: the tests fail in the copy without the revert, too.
 *
 * Each result is written at once to `node_modules/.cache/fixes.json`. The next run on the same commit continues there.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { type Commit, shortTestsOf } from './fix-commits.ts'
import { git, history, lastFixes } from './fix-history.ts'
import { percent, readResults, writeResults } from './results.ts'

const root = path.dirname(import.meta.dirname)
const goal = 85
const { values } = parseArgs({
  options: { count: { type: 'string', default: '60' }, revert: { type: 'boolean', default: false } },
})

type Outcome = 'red' | 'green' | 'does not apply' | 'broken'

const fixes = lastFixes(Number(values.count))
const isShort = (commit: Commit, guards = history.guardsOf) =>
  shortTestsOf(commit, { ...history, guardsOf: guards }).length > 0
const missed = fixes.filter(commit => !isShort(commit))
for (const { hash, subject } of missed) console.log(`not in npm test: ${hash} ${subject}`)
const kept = fixes.length - missed.length
console.log(
  `${kept} of ${fixes.length} fixes have their test in npm test: ${percent(kept, fixes.length)} %, the goal is ${goal} %`,
)

if (values.revert) {
  const head = git('rev-parse', '--short', 'HEAD').trim()
  const results = readResults<Outcome>('fixes')
  for (const key of Object.keys(results)) if (!key.endsWith(` at ${head}`)) delete results[key]
  for (const commit of fixes.filter(one => !isShort(one, () => []))) {
    const outcome = (results[`${commit.hash} at ${head}`] ??= outcomeOf(commit))
    writeResults('fixes', results)
    console.log(`${outcome}: ${commit.hash} ${commit.subject}`)
  }
}

/** Reverts the product half of a commit in a copy of this checkout, and runs the tests there. */
function outcomeOf({ hash }: Commit): Outcome {
  const product = git('diff', `${hash}^`, hash, '--', 'src', ':!*.test.ts', ':!*.test.tsx')
  const copy = mkdtempSync(path.join(tmpdir(), 'staffel-fixes-'))
  try {
    for (const file of git('ls-files').split('\n').filter(Boolean)) cpSync(path.join(root, file), path.join(copy, file))
    symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'))
    if (!isApplied(copy, product, '-R')) return 'does not apply'
    const tests = testsFor(product)
    if (areGreen(copy, tests)) return 'green'
    return isApplied(copy, product) && areGreen(copy, tests) ? 'red' : 'broken'
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

function isApplied(copy: string, diff: string, ...options: readonly string[]): boolean {
  // outside of any repository, where a path is not one of the index
  const args = ['apply', ...options, '--unsafe-paths', `--directory=${copy}`]
  return spawnSync('git', args, { cwd: '/', input: diff }).status === 0
}

/** The folders of the changed features; what they show is tested with the screens as well. */
function testsFor(diff: string): string[] {
  const files = [...diff.matchAll(/^(?:---|\+\+\+) [ab]\/(src\/.+)$/gm)].map(([, file = '']) => file)
  const folders = files.map(
    file => /^src\/(?:features\/[^/]+\/[^/]+|[^/]+\/[^/]+)\//.exec(file)?.[0] ?? path.dirname(file),
  )
  return [...new Set([...folders, ...(files.some(file => file.includes('/web/')) ? ['src/app/web/'] : [])])]
}

function areGreen(copy: string, tests: readonly string[]): boolean {
  const options = [
    '--project=staffel',
    '--project=screens',
    '--project=alone',
    '--tagsFilter=!all',
    '--passWithNoTests',
  ]
  return (
    spawnSync(path.join(copy, 'node_modules/.bin/vitest'), ['run', ...options, ...tests], {
      cwd: copy,
      stdio: 'ignore',
      env: { ...process.env, STAFFEL_TIER: 'short' },
    }).status === 0
  )
}
