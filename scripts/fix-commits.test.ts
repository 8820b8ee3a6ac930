import { describe, expect, it } from 'vitest'
import { changedLines, type Commit, type History, isFix, shortTestsOf, successorOf } from './fix-commits.ts'

const body = ['  const sum = add(1, 2)', '  expect(sum).toBe(3)', '  expect(add(0, 0)).toBe(0)']
const test = (title: string, lines = body, tags = '') => [`it('${title}', ${tags}() => {`, ...lines, '})'].join('\n')
const slow = "{ tags: ['all'] }, "

/** A commit that changes a line of the product and adds a test file, with other files as they are given. */
function commit(hash: string, text: string, { isLogged = true, migration = '' } = {}): Commit {
  const lines = text.split('\n')
  return {
    hash,
    subject: 'a fix',
    diff: () =>
      [
        ...(isLogged
          ? ['diff --git a/CHANGELOG.md b/CHANGELOG.md', '+++ b/CHANGELOG.md', '@@ -3,0 +4 @@', '+- x']
          : []),
        'diff --git a/src/add.ts b/src/add.ts',
        '--- a/src/add.ts',
        '+++ b/src/add.ts',
        '@@ -1 +1 @@',
        '-export const add = (a, b) => a',
        '+export const add = (a, b) => a + b',
        ...(migration === ''
          ? []
          : [`diff --git a/${migration} b/${migration}`, 'new file mode 1', `+++ b/${migration}`]),
        'diff --git a/src/add.test.ts b/src/add.test.ts',
        'new file mode 100644',
        '+++ b/src/add.test.ts',
        `@@ -0,0 +1,${lines.length} @@`,
        ...lines.map(line => `+${line}`),
      ].join('\n'),
    textAt: () => text,
  }
}

const files = (...texts: string[]) => texts.map((text, at) => ({ file: `src/${at}.test.ts`, text }))
const historyOf = (text: string, change: Partial<History> = {}): History => ({
  current: files(text),
  guardsOf: () => [],
  removalOf: () => undefined,
  ...change,
})

describe('isFix', () => {
  it('accepts a small change of the product with a changelog entry and a test', () => {
    expect(isFix(commit('a', test('adds')))).toBe(true)
  })

  it('rejects a change without a changelog entry, without a test or with a migration', () => {
    expect(isFix(commit('a', test('adds'), { isLogged: false }))).toBe(false)
    expect(isFix(commit('a', '// nothing'))).toBe(false)
    expect(isFix(commit('a', test('adds'), { migration: 'db/migrations/0099_sum.sql' }))).toBe(false)
  })
})

describe('changedLines', () => {
  it('is equal for two commits that make the same change at different positions', () => {
    const one = commit('a', test('adds'))
    const moved = { ...one, diff: () => one.diff().replaceAll(/^@@.*@@$/gm, '@@ -9 +9 @@') }
    expect(changedLines(moved)).toBe(changedLines(one))
    expect(changedLines(commit('b', test('adds two numbers')))).not.toBe(changedLines(one))
  })
})

describe('shortTestsOf', () => {
  const fix = commit('a', test('adds'))

  it('finds the own test while it has no tag', () => {
    expect(shortTestsOf(fix, historyOf(test('adds')))).toEqual(["'adds'"])
    expect(shortTestsOf(fix, historyOf(test('adds', body, slow)))).toEqual([])
    expect(shortTestsOf(fix, historyOf(test('subtracts')))).toEqual([])
  })

  it('follows a test through two renames', () => {
    const titles = ["'adds'", "'adds two numbers'", "'adds any numbers'"]
    const texts = [test('adds'), test('adds two numbers'), test('adds any numbers')]
    const removalOf = (title: string, hash: string) => {
      const at = titles.indexOf(title)
      expect(hash).toBe(['a', 'b1'][at])
      return { hash: `b${at + 1}`, before: files(texts[at] ?? ''), after: files(texts[at + 1] ?? '') }
    }
    expect(shortTestsOf(fix, historyOf(texts[2] ?? '', { removalOf }))).toEqual([titles[2]])
    expect(shortTestsOf(fix, historyOf(test('adds any numbers', body, slow), { removalOf }))).toEqual([])
  })

  it('accepts the untagged test of a commit that names the fix as guarded', () => {
    const guardsOf = (hash: string) => (hash === 'a' ? [commit('g', test('adds quickly'))] : [])
    const slowTest = test('adds', body, slow)
    expect(shortTestsOf(fix, historyOf(`${slowTest}\n${test('adds quickly')}`, { guardsOf }))).toEqual([
      "'adds quickly'",
    ])
    expect(shortTestsOf(fix, historyOf(slowTest, { guardsOf }))).toEqual([])
  })
})

describe('successorOf', () => {
  it('finds the test with the most similar lines, also in another file', () => {
    const after = files(test('adds zeros', body.slice(2)), test('adds two numbers', body.slice(1)))
    expect(successorOf("'adds'", { before: files(test('adds')), after })).toBe("'adds two numbers'")
  })

  it('finds nothing if less than half of the lines are equal', () => {
    const after = files(test('multiplies', ['  expect(times(2, 3)).toBe(6)', '  expect(times(0, 3)).toBe(0)']))
    expect(successorOf("'adds'", { before: files(test('adds')), after })).toBeUndefined()
  })

  it('never takes a test that existed before', () => {
    const before = files(test('adds'), test('adds as well'))
    expect(successorOf("'adds'", { before, after: files(test('adds as well')) })).toBeUndefined()
  })
})
