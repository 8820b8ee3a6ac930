/** The font of the product, one that knows more alphabets, and those of scripts that are opened when a text needs them. */
export type FontName =
  | 'own'
  | 'other'
  | 'arabic'
  | 'armenian'
  | 'bengali'
  | 'chinese'
  | 'emoji'
  | 'georgian'
  | 'hebrew'
  | 'japanese'
  | 'korean'
  | 'tamil'
  | 'thai'

export interface FontRun {
  readonly text: string
  readonly font: FontName
}

type CanDraw = (font: FontName, codePoint: number) => boolean

/** Stands where no font has a sign for something: nothing vanishes without a trace. */
export const unknownSign = '\u{FFFD}'

/**
 * Splits a text into runs of one font each. A word in letters of Latin, Greek or Cyrillic has one font as a whole. In any
 * other word each sign has the font of its script, and a sign that no font has is replaced by `unknownSign`.
 */
export function createFontRunSplitter(canDraw: CanDraw) {
  const canDrawAll = (text: string, font: FontName): boolean =>
    Array.from(text).every(sign => isBlank(sign) || canDraw(font, sign.codePointAt(0) ?? 0))

  const runOf = (sign: string, order: readonly FontName[]): FontRun => {
    for (const font of order) {
      // a font without an invisible joiner would draw a box for it
      const text = Array.from(sign, part => (isIgnorable(part) && !canDrawAll(part, font) ? '' : part)).join('')
      if (canDrawAll(text, font)) return { text, font }
    }
    return { text: unknownSign, font: 'other' }
  }

  return (given: string): FontRun[] => {
    const runs: FontRun[] = []
    const add = ({ text, font }: FontRun) => {
      const last = runs.at(-1)
      if (last?.font === font) runs[runs.length - 1] = { font, text: last.text + text }
      else if (text !== '') runs.push({ font, text })
    }
    const text = plain(given)
    for (const word of text.split(/(?<= )(?! )/)) {
      const font = canDrawAll(word, 'own') ? 'own' : canDrawAll(word, 'other') ? 'other' : undefined
      if (font) add({ font, text: word })
      else
        for (const sign of signsOf(word))
          add(isBlank(sign) ? blankAfter(runs, sign) : runOf(sign, fontsFor(sign, text)))
    }
    return runs
  }

  /** A space belongs to the word before it, except that one of the emoji is as wide as a picture. */
  function blankAfter(runs: readonly FontRun[], text: string): FontRun {
    const last = runs.at(-1)?.font ?? 'own'
    return { text, font: last !== 'emoji' && canDraw(last, text.codePointAt(0) ?? 0) ? last : 'own' }
  }
}

const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' })

const signsOf = (text: string): string[] => Array.from(segmenter.segment(text), ({ segment }) => segment)

const isBlank = (sign: string): boolean => /^\s+$/.test(sign)

/** Joiners and variation selectors. */
const isIgnorable = (sign: string): boolean => /^(?:\u200C|\u200D|\p{Variation_Selector})$/u.test(sign)

const scripts: readonly (readonly [FontName, RegExp])[] = [
  ['arabic', /\p{scx=Arabic}/u],
  ['armenian', /\p{scx=Armenian}/u],
  ['bengali', /\p{scx=Bengali}/u],
  ['georgian', /\p{scx=Georgian}/u],
  ['hebrew', /\p{scx=Hebrew}/u],
  ['tamil', /\p{scx=Tamil}/u],
  ['thai', /\p{scx=Thai}/u],
  ['emoji', /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20E3/u],
]

const isEastAsian = (text: string): boolean =>
  /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{scx=Bopomofo}\u3000-\u303F\uFF00-\uFFEF]/u.test(text)

/** The fonts that may have a sign. Characters that three languages share are drawn as the rest of the text suggests. */
function fontsFor(sign: string, text: string): readonly FontName[] {
  const known = scripts.filter(([, script]) => script.test(sign)).map(([font]) => font)
  return ['own', 'other', ...known, ...(isEastAsian(sign) ? eastAsianOrder(text) : [])]
}

function eastAsianOrder(text: string): readonly FontName[] {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return ['japanese', 'chinese', 'korean']
  if (/\p{Script=Hangul}/u.test(text)) return ['korean', 'chinese', 'japanese']
  return ['chinese', 'japanese', 'korean']
}

/** Composed, on one line, without controls; narrow spaces of numbers are those that do not break. */
const plain = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[\u00A0\u202F\u2007]/g, '\u00A0')
    .replaceAll(/[^\S\u00A0]+/g, ' ')
    .replaceAll(/(?!\u200C|\u200D)[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
