/*
 * node scripts/fixes.ts [--count 60] [--revert]: takes the last commits that fixed a defect with a test and says for each
 * whether that test is part of `npm test`. With `--revert` it takes the product half of each other commit back, where that
 * still applies, and runs the short tests of the features concerned: red says that others notice the defect. Every result
 * is written at once to `node_modules/.cache/fixes.json`; a later run continues there.
 */
import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { type Commit, isFix, shortTestsOf, type TestFile } from './fix-commits.ts'

const root = path.dirname(import.meta.dirname)
const notes = path.join(root, 'node_modules/.cache/fixes.json')
const { values } = parseArgs({
  options: { count: { type: 'string', default: '60' }, revert: { type: 'boolean', default: false } },
})

/** What the short tests of the features say once the product half is taken back. */
type Reverted = 'red' | 'green' | 'does not apply'

const current: readonly TestFile[] = globSync(
  ['src/**/*.test.{ts,tsx}', 'test/**/*.test.ts', 'prove/*.test.ts', 'scripts/*.test.ts', 'e2e/*.spec.ts'],
  { cwd: root },
).map(file => ({ file, text: readFileSync(path.join(root, file), 'utf8') }))

const fixes = lastFixes(Number(values.count))
const missed = fixes.filter(commit => shortTestsOf(commit, current).length === 0)
for (const { hash, subject } of missed) console.log(`not in npm test: ${hash} ${subject}`)
const kept = fixes.length - missed.length
console.log(
  `${kept} of ${fixes.length} fixes have their test in npm test: ${percent(kept, fixes.length)} %, 85 are the goal`,
)

if (values.revert) {
  const known: Record<string, Reverted> = existsSync(notes) ? JSON.parse(readFileSync(notes, 'utf8')) : {}
  for (const commit of missed) {
    known[commit.hash] ??= reverted(commit)
    mkdirSync(path.dirname(notes), { recursive: true })
    writeFileSync(notes, `${JSON.stringify(known, null, 2)}\n`)
    console.log(`${known[commit.hash]}: ${commit.hash} ${commit.subject}`)
  }
}

function lastFixes(count: number): Commit[] {
  const found: Commit[] = []
  for (const line of git('log', '--no-merges', '--format=%h %s').split('\n')) {
    if (found.length === count) break
    const [hash = ''] = line.split(' ')
    const commit = {
      hash,
      subject: line.slice(hash.length + 1),
      diff: () => git('show', '--format=', '-U0', '--no-renames', hash),
      textAt: (file: string) => git('show', `${hash}:${file}`),
    }
    if (isFix(commit)) found.push(commit)
  }
  return found
}

/** In a copy of this checkout. */
function reverted({ hash }: Commit): Reverted {
  const copy = mkdtempSync(path.join(tmpdir(), 'staffel-fixes-'))
  try {
    const product = git('diff', `${hash}^`, hash, '--', 'src', ':!*.test.ts', ':!*.test.tsx')
    for (const file of git('ls-files').split('\n').filter(Boolean)) cpSync(path.join(root, file), path.join(copy, file))
    symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'))
    const { status } = spawnSync('git', ['apply', '-R', '--unsafe-paths', `--directory=${copy}`], {
      cwd: '/',
      input: product,
    })
    if (status !== 0) return 'does not apply'
    const features = [...product.matchAll(/^\+\+\+ b\/(src\/(?:features\/[^/]+\/[^/]+|[^/]+\/[^/]+))\//gm)].map(
      ([, one = '']) => one,
    )
    const args = [
      'run',
      '--project=staffel',
      '--project=screens',
      '--tagsFilter=!all',
      '--passWithNoTests',
      ...new Set(features),
    ]
    return spawnSync(path.join(copy, 'node_modules/.bin/vitest'), args, {
      cwd: copy,
      stdio: 'ignore',
      env: { ...process.env, STAFFEL_TIER: 'short' },
    }).status === 0
      ? 'green'
      : 'red'
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

function git(...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1e9 })
  if (status !== 0) throw new Error(stderr)
  return stdout
}

function percent(part: number, whole: number): number {
  return Math.floor((1000 * part) / Math.max(1, whole)) / 10
}
