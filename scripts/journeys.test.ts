import { describe, expect, it } from 'vitest'
import { changedLines, journeysAt } from './journeys.ts'

describe('changed lines of a diff', () => {
  it('are those added, changed, and before a deletion', () => {
    const diff = [
      'diff --git a/e2e/a.spec.ts b/e2e/a.spec.ts',
      '--- a/e2e/a.spec.ts',
      '+++ b/e2e/a.spec.ts',
      '@@ -3 +3,2 @@ test(',
      '-old',
      '+new',
      '+newer',
      '@@ -20,2 +20,0 @@',
      '-gone',
      '-gone',
      '--- /dev/null',
      '+++ b/e2e/b.spec.ts',
      '@@ -0,0 +1 @@',
      '+all',
    ].join('\n')
    expect([...changedLines(diff)]).toEqual([
      ['e2e/a.spec.ts', [3, 4, 20]],
      ['e2e/b.spec.ts', [1]],
    ])
  })
})

describe('journeys around changed lines', () => {
  const text = [
    "import { test } from './test.ts'", // 1
    '',
    "test('one', async () => {", // 3
    '  step()',
    '})', // 5
    '',
    'const helper = 1', // 7
    '',
    'for (const each of [1, 2]) {',
    '  test(`two ${each}`, async () => {', // 10
    '    step(() => {',
    '      more()',
    '    })',
    '  })', // 14
    '}',
  ].join('\n')

  it.each([
    ['inside the first', [4], ['a:3']],
    ['at the ends of the first', [3, 5], ['a:3']],
    ['inside both', [4, 12], ['a:3', 'a:10']],
    ['at the end of an indented one', [14], ['a:10']],
    ['in a helper', [7], ['a']],
    ['in an import and inside one', [1, 4], ['a']],
    ['after the last', [15], ['a']],
  ])('%s', (_, changed, expected) => {
    expect(journeysAt('a', text, changed)).toEqual(expected)
  })
})
