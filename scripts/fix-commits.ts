import { testCasesIn } from './test-cases.ts'

export interface Commit {
  readonly hash: string
  readonly subject: string
  /** Without lines around the changes. */
  diff(): string
  /** A file as the commit left it. */
  textAt(file: string): string
}

export interface TestFile {
  readonly file: string
  readonly text: string
}

interface FileChange {
  readonly file: string
  readonly isNew: boolean
  /** Numbers of the lines that were added. */
  readonly added: readonly number[]
  readonly removed: number
}

const isTest = (file: string): boolean => /\.(?:test|spec)\.tsx?$/.test(file)
const isProduct = (file: string): boolean => /^src\/.*\.(?:tsx?|css)$/.test(file) && !isTest(file)

/** Lines of the product that a commit may add and still be a fix rather than a feature. */
const maxAdded = 150

/** Whether a commit changed what the product did, little enough to be no feature, says so in the changelog, and brought a test. */
export function isFix(commit: Commit): boolean {
  const changes = changesIn(commit.diff())
  const product = changes.filter(({ file }) => isProduct(file))
  const added = product.reduce((sum, change) => sum + change.added.length, 0)
  return (
    product.some(({ isNew, removed }) => !isNew && removed > 0) &&
    added <= maxAdded &&
    changes.some(({ file }) => file === 'CHANGELOG.md') &&
    !changes.some(({ file, isNew }) => file.startsWith('db/migrations/') && isNew) &&
    testsOf(commit).length > 0
  )
}

/** Titles of the tests in which a commit added or changed lines. */
function testsOf(commit: Commit): string[] {
  return changesIn(commit.diff())
    .filter(({ file, added }) => isTest(file) && added.length > 0)
    .flatMap(({ file, added }) =>
      testCasesIn(file, commit.textAt(file))
        .filter(({ from, to }) => added.some(line => line >= from && line <= to))
        .map(({ title }) => title),
    )
}

/** Those of a commit's tests that are there today and run with every `npm test`. */
export function shortTestsOf(commit: Commit, current: readonly TestFile[]): string[] {
  const today = todaysTests(current)
  return testsOf(commit).filter(title => today.get(title) === false)
}

let known: { readonly of: readonly TestFile[]; readonly tagged: ReadonlyMap<string, boolean> } | undefined

/** By title, whether every test of that title is tagged. */
function todaysTests(current: readonly TestFile[]): ReadonlyMap<string, boolean> {
  if (known?.of === current) return known.tagged
  const tagged = new Map<string, boolean>()
  for (const { file, text } of current)
    for (const { title, isTagged } of testCasesIn(file, text))
      tagged.set(title, isTagged && (tagged.get(title) ?? true))
  known = { of: current, tagged }
  return tagged
}

/** What `git show -U0` says. */
function changesIn(diff: string): FileChange[] {
  return diff.split(/^diff --git /m).flatMap(part => {
    const file = /^\+\+\+ b\/(.+)$/m.exec(part)?.[1]
    if (file === undefined) return []
    const hunks = [...part.matchAll(/^@@ -\d+(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/gm)]
    const added = hunks.flatMap(([, , first, count = '1']) =>
      Array.from({ length: Number(count) }, (_, at) => Number(first) + at),
    )
    const removed = hunks.reduce((sum, [, count = '1']) => sum + Number(count), 0)
    return [{ file, isNew: /^new file mode/m.test(part), added, removed }]
  })
}
