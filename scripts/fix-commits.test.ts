import { describe, expect, it } from 'vitest'
import { type Commit, type History, isFix, shortTestsOf, successorOf } from './fix-commits.ts'

const body = ['  const sum = add(1, 2)', '  expect(sum).toBe(3)', '  expect(add(0, 0)).toBe(0)']
const test = (title: string, lines = body, tags = '') => [`it('${title}', ${tags}() => {`, ...lines, '})'].join('\n')
const slow = "{ tags: ['all'] }, "

/** A commit that changes a line of the product, and adds lines to a test file: all of them, unless it says from which on. */
function commit(hash: string, text: string, { isLogged = true, migration = '', from = 1 } = {}): Commit {
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
        `@@ -${from - 1},0 +${from},${lines.length - from + 1} @@`,
        ...lines.slice(from - 1).map(line => `+${line}`),
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
    const guardsOf = (hash: string) => (hash === 'a' ? [commit('g', test('adds fast'))] : [])
    const slowTest = test('adds', body, slow)
    expect(shortTestsOf(fix, historyOf(`${slowTest}\n${test('adds fast')}`, { guardsOf }))).toEqual(["'adds fast'"])
    expect(shortTestsOf(fix, historyOf(slowTest, { guardsOf }))).toEqual([])
  })

  it('ignores a test in which such a commit changed only some lines', () => {
    const guardsOf = () => [commit('g', test('subtracts'), { from: 2 })]
    expect(shortTestsOf(fix, historyOf(test('subtracts'), { guardsOf }))).toEqual([])
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
