import { type TestCase, testCasesIn } from './test-cases.ts'

export interface Commit {
  readonly hash: string
  readonly subject: string
  /** The diff without context lines. */
  diff(): string
  /** A file as the commit left it. */
  textAt(file: string): string
}

export interface TestFile {
  readonly file: string
  readonly text: string
}

/** The test files that a commit changed, before and after it. */
export interface Rewrite {
  readonly hash: string
  readonly before: readonly TestFile[]
  readonly after: readonly TestFile[]
}

/** What happened since a commit. */
export interface History {
  /** All test files of today. */
  readonly current: readonly TestFile[]
  /** The commits whose message names this one in a `Guards:` trailer. */
  readonly guardsOf: (hash: string) => readonly Commit[]
  /** The first commit after this one that removed every test with this title. */
  readonly removalOf: (title: string, hash: string) => Rewrite | undefined
}

interface FileChange {
  readonly file: string
  readonly isNew: boolean
  /** Numbers of the lines that were added. */
  readonly added: readonly number[]
  readonly removed: number
}

export const isTest = (file: string): boolean => /\.(?:test|spec)\.tsx?$/.test(file)
const isProduct = (file: string): boolean => /^src\/.*\.(?:tsx?|css)$/.test(file) && !isTest(file)

/** Product lines that a commit may add and still be a fix rather than a feature. */
const maxAdded = 150

/** Two tests are the same one before and after a commit if they share this part of their lines; git's own limit for a rename. */
const minSimilarity = 0.5

/** Whether a commit changed existing behaviour in few lines, is in the changelog, and added lines to a test. */
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

/** Titles of today's tests of a fix that run with every `npm test`: its own tests, renamed or not, and those of its guards. */
export function shortTestsOf(commit: Commit, history: History): string[] {
  const guards = history.guardsOf(commit.hash)
  return [
    ...todaysShortTests(commit, testsOf(commit), history),
    // an existing test in which a guard changed only some lines is about something else
    ...guards.flatMap(guard => todaysShortTests(guard, testsOf(guard, { isFirstLineAdded: true }), history)),
  ]
}

function todaysShortTests({ hash }: Commit, titles: readonly string[], history: History): string[] {
  const today = todaysTests(history.current)
  return titles.flatMap(title => {
    const now = todaysTitle(title, hash, history)
    return now !== undefined && today.get(now) === false ? [now] : []
  })
}

/** Titles of the tests to which a commit added lines; with `isFirstLineAdded` those it added, renamed or untagged. */
function testsOf(commit: Commit, { isFirstLineAdded = false } = {}): string[] {
  return changesIn(commit.diff())
    .filter(({ file, added }) => isTest(file) && added.length > 0)
    .flatMap(({ file, added }) =>
      testCasesIn(file, commit.textAt(file))
        .filter(({ from, to }) => added.some(line => line >= from && line <= (isFirstLineAdded ? from : to)))
        .map(({ title }) => title),
    )
}

/** Follows renames; undefined for a test that was deleted. */
function todaysTitle(title: string, hash: string, history: History): string | undefined {
  if (todaysTests(history.current).has(title)) return title
  const removal = history.removalOf(title, hash)
  const next = removal && successorOf(title, removal)
  return removal && next !== undefined ? todaysTitle(next, removal.hash, history) : undefined
}

/** The title that a commit gave to a test: of the titles that are new in it, the one with the most similar test. */
export function successorOf(title: string, { before, after }: Pick<Rewrite, 'before' | 'after'>): string | undefined {
  const old = before.flatMap(testsWithLines).filter(test => test.title === title)
  const known = new Set(before.flatMap(testsWithLines).map(test => test.title))
  const [best] = after
    .flatMap(testsWithLines)
    .filter(test => !known.has(test.title))
    .map(test => ({ ...test, similarity: Math.max(...old.map(({ lines }) => similarity(lines, test.lines))) }))
    .filter(test => test.similarity >= minSimilarity)
    .toSorted((a, b) => b.similarity - a.similarity)
  return best?.title
}

const testsWithLines = ({ file, text }: TestFile): (Pick<TestCase, 'title'> & { readonly lines: string[] })[] => {
  const lines = text.split('\n').map(line => line.trim())
  return testCasesIn(file, text).map(({ title, from, to }) => ({ title, lines: lines.slice(from - 1, to) }))
}

/** The share of equal lines, from 0 to 1, in whatever order they are. */
function similarity(one: readonly string[], other: readonly string[]): number {
  const rest = [...other]
  const shared = one.filter(line => {
    const at = rest.indexOf(line)
    if (at !== -1) rest.splice(at, 1)
    return at !== -1
  })
  return (2 * shared.length) / (one.length + other.length)
}

let known: { readonly of: readonly TestFile[]; readonly tagged: ReadonlyMap<string, boolean> } | undefined

/** By title, whether every test with that title is tagged. */
export function todaysTests(current: readonly TestFile[]): ReadonlyMap<string, boolean> {
  if (known?.of === current) return known.tagged
  const tagged = new Map<string, boolean>()
  for (const { file, text } of current)
    for (const { title, isTagged } of testCasesIn(file, text))
      tagged.set(title, isTagged && (tagged.get(title) ?? true))
  known = { of: current, tagged }
  return tagged
}

/** Reads the output of `git show -U0`. */
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
