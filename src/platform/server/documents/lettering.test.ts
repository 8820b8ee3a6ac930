import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createFontRunSplitter, unknownSign } from './lettering.ts'

/** Latin with its accents, and besides Greek and the Vietnamese letters. */
const own = (at: number) => at < 0x250 || (at >= 0x2013 && at <= 0x20ac)
const other = (at: number) => own(at) || (at >= 0x370 && at < 0x400) || (at >= 0x1e00 && at < 0x1f00) || at === 0xfffd
const lettered = createFontRunSplitter({ own, other })
const textOf = (text: string): string =>
  lettered(text)
    .map(run => run.text)
    .join('')

describe('a text on paper', () => {
  it('is set in the letters of the product as far as they go', () => {
    expect(lettered('Müßig, Łukasz – 12,50 €')).toEqual([{ hand: 'own', text: 'Müßig, Łukasz – 12,50 €' }])
  })

  it('has a word that they cannot write in others, the whole of it', () => {
    expect(lettered('Frau Đặng aus Αθήνα hier')).toEqual([
      { hand: 'own', text: 'Frau ' },
      { hand: 'other', text: 'Đặng ' },
      { hand: 'own', text: 'aus ' },
      { hand: 'other', text: 'Αθήνα ' },
      { hand: 'own', text: 'hier' },
    ])
  })

  it('says where there is something that nobody can draw, once for what is seen once', () => {
    expect(textOf('Mia 👩‍👩‍👧 🎉')).toBe(`Mia ${unknownSign} ${unknownSign}`)
    expect(textOf('日本 שלום')).toBe(`${unknownSign.repeat(2)} ${unknownSign.repeat(4)}`)
  })

  it('is composed, on one line, and without what turns it around', () => {
    expect(textOf('Zoe\u0308\n \tK\u202Erebla\u0000')).toBe('Zoë Krebla')
    expect(textOf('1\u202F234\u00A0€')).toBe('1\u00A0234\u00A0€')
  })

  it('loses no letter, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), text => {
        const drawn = textOf(text)
        expect(Array.from(drawn).every(sign => /\s/.test(sign) || other(sign.codePointAt(0) ?? 0))).toBe(true)
        expect(drawn === '').toBe(/^[\p{Cc}\p{Cf}]*$/u.test(text) && !/\s/.test(text))
      }),
    )
  })
})
