import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createFontRunSplitter, type FontName, unknownSign } from './lettering.ts'

/** Latin with its accents, and besides Greek and the Vietnamese letters. */
const own = (at: number) => at < 0x250 || (at >= 0x2013 && at <= 0x20ac)
const other = (at: number) => own(at) || (at >= 0x370 && at < 0x400) || (at >= 0x1e00 && at < 0x1f00) || at === 0xfffd
const fonts: Partial<Record<FontName, (at: number) => boolean>> = {
  own,
  other,
  arabic: at => at === 0x20 || (at >= 0x600 && at < 0x700),
  chinese: at => at === 0x20 || (at >= 0x4e00 && at < 0xa000),
  japanese: at => at === 0x20 || (at >= 0x3040 && at < 0x3100) || at === 0x65e5,
  emoji: at => at === 0x200d || (at >= 0x1f300 && at < 0x1f700),
}
const lettered = createFontRunSplitter((font, codePoint) => fonts[font]?.(codePoint) ?? false)
const textOf = (text: string): string =>
  lettered(text)
    .map(run => run.text)
    .join('')

const isKnown = (at: number) => Object.values(fonts).some(knows => knows(at))

describe('a text on paper', () => {
  it('is set in the letters of the product as far as they go', () => {
    expect(lettered('Müßig, Łukasz – 12,50 €')).toEqual([{ font: 'own', text: 'Müßig, Łukasz – 12,50 €' }])
  })

  it('has a word that they cannot write in others, the whole of it', () => {
    expect(lettered('Frau Đặng aus Αθήνα hier')).toEqual([
      { font: 'own', text: 'Frau ' },
      { font: 'other', text: 'Đặng ' },
      { font: 'own', text: 'aus ' },
      { font: 'other', text: 'Αθήνα ' },
      { font: 'own', text: 'hier' },
    ])
  })

  it('has the font of its script sign by sign, with the spaces of the word before', () => {
    expect(lettered('Kim 王明, dann محمد')).toEqual([
      { font: 'own', text: 'Kim ' },
      { font: 'chinese', text: '王明' },
      { font: 'own', text: ', dann ' },
      { font: 'arabic', text: 'محمد' },
    ])
    expect(lettered('Mia 👩‍👩‍👧 🎉!')).toEqual([
      { font: 'own', text: 'Mia ' },
      { font: 'emoji', text: '👩‍👩‍👧' },
      { font: 'own', text: ' ' },
      { font: 'emoji', text: '🎉' },
      { font: 'own', text: '!' },
    ])
  })

  it('draws a character that languages share as the rest of the text suggests', () => {
    expect(lettered('日明')).toEqual([{ font: 'chinese', text: '日明' }])
    expect(lettered('日はな')).toEqual([{ font: 'japanese', text: '日はな' }])
  })

  it('marks a sign that no font has, once for what is seen once', () => {
    expect(textOf('ገብረ a')).toBe(`${unknownSign.repeat(3)} a`)
  })

  it('leaves out a joiner that the font does not have', () => {
    expect(lettered('王\u200D明\uFE00')).toEqual([{ font: 'chinese', text: '王明' }])
  })

  it('is composed, on one line, and without what turns it around', () => {
    expect(textOf('Zoe\u0308\n \tK\u202Erebla\u0000')).toBe('Zoë Krebla')
    expect(textOf('1\u202F234\u00A0€')).toBe('1\u00A0234\u00A0€')
  })

  it('loses no letter, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), text => {
        const drawn = textOf(text)
        expect(Array.from(drawn).every(sign => /\s/.test(sign) || isKnown(sign.codePointAt(0) ?? 0))).toBe(true)
        expect(drawn === '').toBe(/^[\p{Cc}\p{Cf}]*$/u.test(text) && !/\s/.test(text))
      }),
    )
  })
})
