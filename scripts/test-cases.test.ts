import { expect, it } from 'vitest'
import { testCasesIn } from './test-cases.ts'

it('finds tests of both runners, their lines, and tags of their own or of a group around them', () => {
  const text = [
    "it('adds', () => {",
    '  expect(1 + 1).toBe(2)',
    '})',
    "it.each([1, 2])('takes %i', { timeout: 5, tags: ['all'] }, () => {})",
    "describe('a group', { tags: ['all'] }, () => {",
    "  it('inside', async () => {})",
    '})',
    'for (const language of languages)',
    "  test(`walks in ${language}`, { tag: '@all' }, async ({ page }) => {})",
    "test.beforeEach('not a test', () => {})",
    'it(title, () => {})',
  ].join('\n')
  expect(testCasesIn('a.test.ts', text)).toEqual([
    { title: "'adds'", from: 1, to: 3, isTagged: false },
    { title: "'takes %i'", from: 4, to: 4, isTagged: true },
    { title: "'inside'", from: 6, to: 6, isTagged: true },
    { title: '`walks in ${language}`', from: 9, to: 9, isTagged: true },
    { title: 'title', from: 11, to: 11, isTagged: false },
  ])
  expect(testCasesIn('a.test.ts', `// @module-tag all\nit('x', () => {})`)).toMatchObject([{ isTagged: true }])
})
