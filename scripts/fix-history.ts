import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type Commit, type History, isFix, isTest, type Rewrite, type TestFile } from './fix-commits.ts'

const root = path.dirname(import.meta.dirname)

/** @throws Error with what git printed, if it fails */
export function git(...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1e9 })
  if (status !== 0) throw new Error(stderr)
  return stdout
}

const linesOf = (text: string): string[] => text.split('\n').filter(Boolean)

function commitOf(hash: string, subject: string): Commit {
  let diff: string | undefined
  return {
    hash,
    subject,
    diff: () => (diff ??= git('show', '--format=', '-U0', '--no-renames', hash)),
    textAt: file => git('show', `${hash}:${file}`),
  }
}

/** The newest fixes first. Commits with the same subject count once: one of them is a rebased copy of the other. */
export function lastFixes(count: number): Commit[] {
  const found = new Map<string, Commit>()
  for (const line of linesOf(git('log', '--no-merges', '--format=%h %s'))) {
    if (found.size === count) break
    const [hash = ''] = line.split(' ')
    const subject = line.slice(hash.length + 1)
    if (found.has(subject)) continue
    const commit = commitOf(hash, subject)
    if (isFix(commit)) found.set(subject, commit)
  }
  return [...found.values()]
}

/** Test files of this checkout, and commits of its branch. */
export const history: History = {
  current: globSync(['src/**/*.test.{ts,tsx}', 'test/**/*.test.ts', 'scripts/*.test.ts', 'e2e/*.spec.ts'], {
    cwd: root,
  }).map((file): TestFile => ({ file, text: readFileSync(path.join(root, file), 'utf8') })),

  guardsOf: hash => guards().flatMap(({ guard, of }) => (of.some(one => isSame(one, hash)) ? [guard] : [])),

  removalOf: (title, hash) => {
    const range = `${hash}..HEAD`
    for (const commit of linesOf(git('log', '--reverse', '--no-merges', '--format=%h', `-S${title}`, range))) {
      const rewrite = rewriteOf(commit)
      const isIn = (files: readonly TestFile[]) => files.some(({ text }) => text.includes(title))
      if (isIn(rewrite.before) && !isIn(rewrite.after)) return rewrite
    }
    return undefined
  },
}

/** Abbreviated hashes differ in length. */
const isSame = (one: string, other: string): boolean => one.startsWith(other) || other.startsWith(one)

let known: readonly { readonly guard: Commit; readonly of: readonly string[] }[] | undefined

function guards(): NonNullable<typeof known> {
  const format = '--format=%h %(trailers:key=Guards,valueonly,separator=%x20)'
  known ??= linesOf(git('log', '--no-merges', '--grep=^Guards: ', format)).map(line => {
    const [hash = '', ...of] = line.split(/[\s,]+/)
    // anything shorter than git's shortest abbreviation would name too many commits
    return { guard: commitOf(hash, ''), of: of.filter(one => /^[0-9a-f]{7,40}$/.test(one)) }
  })
  return known
}

function rewriteOf(hash: string): Rewrite {
  const files = linesOf(git('diff-tree', '--no-commit-id', '--name-status', '-r', '--no-renames', hash))
    .map(line => line.split('\t'))
    .filter(([, file = '']) => isTest(file))
  const at = (commit: string, absent: string) =>
    files.flatMap(([status, file = '']) =>
      status === absent ? [] : [{ file, text: git('show', `${commit}:${file}`) }],
    )
  return { hash, before: at(`${hash}^`, 'A'), after: at(hash, 'D') }
}
