/** In which letters something is set: those of the product, or others that know more scripts. */
export type FontChoice = 'own' | 'other'

export interface FontRun {
  readonly text: string
  readonly hand: FontChoice
}

type Draws = (codePoint: number) => boolean

/** Stands where neither of the two has a sign for something: nothing vanishes without a trace. */
export const unknownSign = '\u{FFFD}'

/**
 * Cuts a text into what each hand sets. A word is of one hand as a whole, as somebody would write it; what neither of them
 * can draw (pictures of an emoji, scripts that are written from the right) becomes one sign for each that a reader sees.
 */
export function createFontRunSplitter(hands: Readonly<Record<FontChoice, Draws>>) {
  const canDraw = (text: string, hand: FontChoice): boolean =>
    Array.from(text).every(sign => isBlank(sign) || hands[hand](sign.codePointAt(0) ?? 0))
  const known = (sign: string): string => (canDraw(sign, 'own') || canDraw(sign, 'other') ? sign : unknownSign)

  return (text: string): FontRun[] => {
    const runs: FontRun[] = []
    for (const word of plain(text).split(/(?<= )(?! )/)) {
      const written = canDraw(word, 'own') || canDraw(word, 'other') ? word : signsOf(word).map(known).join('')
      const hand = canDraw(written, 'own') ? 'own' : 'other'
      const last = runs.at(-1)
      if (last?.hand === hand) runs[runs.length - 1] = { hand, text: last.text + written }
      else runs.push({ hand, text: written })
    }
    return runs
  }
}

const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' })

const signsOf = (text: string): string[] => Array.from(segmenter.segment(text), ({ segment }) => segment)

const isBlank = (sign: string): boolean => /\s/.test(sign)

/** Composed, on one line, without what is not seen; narrow spaces of numbers are those that do not break. */
const plain = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[\u00A0\u202F\u2007]/g, '\u00A0')
    .replaceAll(/[^\S\u00A0]+/g, ' ')
    .replaceAll(/(?!\u200D)[\p{Cc}\p{Cf}]/gu, '')
