import { describe, expect, it } from 'vitest'
import { findingsIn, titleFindings } from './prose.ts'
import { proseOfCode, proseOfMarkdown } from './prose-texts.ts'

const found = (path: string, text: string) => {
  const prose = path.endsWith('.md') ? proseOfMarkdown(text) : proseOfCode(path, text)
  return prose.flatMap(findingsIn).map(({ line, wrong }) => `${line} ${wrong}`)
}

describe('the prose check of code', () => {
  it.each([
    ['a.ts', '// Whoever asks is answered.\n', ['1 “Whoever”']],
    ['a.ts', '/**\n * Locks the row.\n * The member is told.\n */\n', ['3 “told”']],
    ['a.ts', '// What is gone is not selected.\n', ['1 “What”']],
    ['a.ts', '// The member takes the offer back.\n', ['1 “takes the offer back”']],
    ['a.ts', '// Needs a word\n// of the planner.\n', ['1 “Needs a word”']],
    ['a.ts', `// ${'word '.repeat(31)}\n`, ['1 a sentence of 31 words']],
    ['a.test.ts', "it('nor two words', () => {})", ['1 a test name that begins with “nor”']],
    ['a.test.ts', "it.each([1])('is open', () => {})", ['1 a test name of fewer than 3 words']],
    ['a.test.ts', "describe('an offer', () => { it(`has ${one} gap left`, () => {}) })", ['1 “gap”']],
    ['a.spec.ts', "test.describe('whoever is in', () => {})", ['1 “whoever”']],
    [
      'messages.en.ts',
      "export const en = { title: 'Free seats', left: (n: number) => `${n} free seats` }",
      ['1 “Free seats”', '1 “free seats”'],
    ],
    ['contract.ts', "endpoint('member').route({ summary: 'Takes it back', path: '/kept' })", ['1 “Takes it back”']],
  ])('finds in %s: %s', (path, text, wrong) => {
    expect(found(path, text)).toEqual(wrong)
  })

  it.each([
    ['a.ts', "const kept = 'whoever was told'\n"],
    ['a.ts', '// Calls `tellWhoever` once the lock is free.\n'],
    ['a.ts', '// The keyboard tells the two apart.\n'],
    ['a.ts', '// What is gone?\n'],
    ['a.test.ts', "describe('an offer', () => {})"],
    ['a.test.ts', "it('keeps the offer open while an invitee can accept', () => {})"],
    ['messages.de.ts', "export const de = { title: 'What was told' }"],
  ])('accepts in %s: %s', (path, text) => {
    expect(found(path, text)).toEqual([])
  })
})

it('finds words in Markdown with their lines, and none in code', () => {
  const text =
    '# Offers\n\nThe planner decides.\n\n```\nwhoever\n```\n\n- a `deed`\n- a gap\n\n| word | use |\n| --- | --- |\n| stranger | no |\n'
  expect(found('a.md', text)).toEqual(['10 “gap”', '14 “stranger”'])
})

it('limits titles of commits to 72 characters', () => {
  expect(titleFindings('x'.repeat(72))).toEqual([])
  expect(titleFindings('x'.repeat(73))).toEqual([expect.stringContaining('73 characters')])
})
