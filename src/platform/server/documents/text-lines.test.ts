import { describe, expect, it } from 'vitest'
import type { FontName } from './lettering.ts'
import { wrapText } from './text-lines.ts'

/** A sign is one wide. */
const wrapped = (text: string, width: number, font: FontName = 'own') =>
  wrapText([{ text, font }], width, run => run.text.length)
const textsOf = (text: string, width: number) => wrapped(text, width).map(line => line.text)
const drawnOf = (text: string) => wrapped(text, 100).map(({ runs }) => runs.map(run => [run.text, run.isRightToLeft]))

describe('wrapping a text', () => {
  it('wraps at spaces and after hyphens, and keeps the space at which it wrapped', () => {
    expect(textsOf('eins zwei drei', 9)).toEqual(['eins zwei ', 'drei'])
    expect(textsOf('Früh-Spät-Nacht', 6)).toEqual(['Früh-', 'Spät-', 'Nacht'])
    expect(wrapped('eins zwei', 5)[0]?.width).toBe(4)
  })

  it('wraps between East Asian characters, and not before their punctuation', () => {
    expect(textsOf('王小明李雪', 2)).toEqual(['王小', '明李', '雪'])
    expect(textsOf('王小、明', 2)).toEqual(['王', '小、', '明'])
  })

  it('breaks a word that is longer than a line where the line ends, and no sign in two', () => {
    expect(textsOf('ab Donaudampf', 5)).toEqual(['ab ', 'Donau', 'dampf'])
    expect(textsOf('e\u0301e\u0301e\u0301', 4)).toEqual(['e\u0301e\u0301', 'e\u0301'])
  })

  it('has no line of an empty text', () => expect(wrapped('', 10)).toEqual([]))
})

describe('a text from the right', () => {
  it('stands in a sentence from the left as one part', () => {
    expect(drawnOf('Heute דוד לוי mit')).toEqual([
      [
        ['Heute ', false],
        ['דוד לוי', true],
        [' mit', false],
      ],
    ])
  })

  it('runs from the right as a whole where no Latin letter is, its numbers from the left, its brackets mirrored', () => {
    expect(drawnOf('דוד (12)')).toEqual([
      [
        ['(', true],
        ['12', false],
        ['דוד )', true],
      ],
    ])
  })

  it('says how it is read', () => {
    expect(wrapped('דוד לוי', 100, 'hebrew')).toMatchObject([{ text: 'דוד לוי', isReadAsDrawn: false }])
    expect(wrapped('David', 100)).toMatchObject([{ text: 'David', isReadAsDrawn: true }])
  })
})
