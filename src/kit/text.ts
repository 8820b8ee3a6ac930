interface ThreatOptions {
  /** Whether line feeds and tabs are allowed, as in a note. */
  readonly multiline?: boolean
}

/**
 * Whether the text holds what can deceive a reader or a browser: control characters, lone surrogates, angle brackets,
 * script URLs, bidi controls, and characters that show nothing.
 *
 * Of those that show nothing, a few are part of how people write and pass in that place only: the joiner and variation
 * selector inside an emoji, the tags of a regional flag, joiner and non-joiner inside Arabic and Indic words, the
 * variant selectors of Chinese characters and Mongolian letters. Elsewhere ("ad", zero-width space, "min") they are
 * refused, and so are the soft hyphen and the blank Hangul fillers.
 */
export function hasDeceptiveCharacters(text: string, { multiline = false }: ThreatOptions = {}): boolean {
  if ((multiline ? controlInText : controlInLine).test(text) || scriptUrl.test(text)) return true
  return invisible.test(text) && invisible.test(text.replace(rightfullyInvisible, ''))
}

const controlInLine = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}<>]/u
const controlInText = /(?![\n\t])[\p{Cc}\p{Cs}\p{Zl}\p{Zp}<>]/u

// A browser skips white space within a scheme.
const spaced = (letters: string) => Array.from(letters).join(String.raw`\s*`)
const scriptUrl = new RegExp(`${spaced('javascript:')}|${spaced('vbscript:')}|${spaced('data:text/html')}`, 'iu')

// What Unicode says a renderer may ignore: zero-width characters, bidi controls, fillers, tags, variation selectors.
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\uFFF9-\uFFFB]/u

const emoji = String.raw`[\p{Extended_Pictographic}\p{Emoji_Modifier}]`
const scripts = 'Arab Syrc Nkoo Mong Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Khmr Mymr Tibt'.split(' ')
const joiningLetter = String.raw`(?=[\p{L}\p{M}])[${scripts.map(script => String.raw`\p{scx=${script}}`).join('')}]`
const virama = String.raw`[\u094D\u09CD\u0A4D\u0ACD\u0B4D\u0BCD\u0C4D\u0CCD\u0D4D\u0DCA]`

const rightfullyInvisible = new RegExp(
  [
    String.raw`(?<=${emoji}\uFE0F?)\u200D(?=\p{Extended_Pictographic})`,
    String.raw`(?<=${emoji})[\uFE0E\uFE0F]`,
    String.raw`(?<=[0-9#*])\uFE0F(?=\u20E3)`,
    String.raw`(?<=\u{1F3F4})[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{3,6}\u{E007F}`,
    `(?<=${joiningLetter})[\\u200C\\u200D](?=${joiningLetter})`,
    String.raw`(?<=${virama})[\u200C\u200D]`,
    String.raw`(?<=\p{Script=Han})[\uFE00-\uFE02\u{E0100}-\u{E01EF}]`,
    String.raw`(?<=[\u1820-\u18AA])[\u180B-\u180F]`,
  ].join('|'),
  'gu',
)

/** Latin letters of one code unit each: nothing joins them, and the segmenter takes a hundred times as long to say so. */
const isPlain = /^[\x20-\x7E\xA1-\u024F]*$/
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/**
 * One or two capitals for an avatar, of the first and the last word that has a letter or digit. A name without any
 * gives its first sign, an empty one nothing.
 */
export function initialsOf(fullName: string): string {
  const letters = wordsOf(fullName)
    .map(firstLetterOf)
    .filter(letter => letter !== undefined)
  if (letters.length === 0) return graphemesOf(fullName.trim()).at(0) ?? ''
  return [...letters.slice(0, 1), ...letters.slice(1).slice(-1)].join('')
}

/** The first word of the name; nothing for an empty one. */
export function firstNameOf(fullName: string): string {
  return wordsOf(fullName).at(0) ?? ''
}

const wordsOf = (text: string) => text.split(/\s+/u).filter(word => word !== '')
export const graphemesOf = (text: string) =>
  isPlain.test(text) ? Array.from(text) : Array.from(graphemes.segment(text), ({ segment }) => segment)

/** At most so many UTF-16 units from the start; no sign that needs two of them is cut in half. */
export const truncateText = (text: string, maximum: number): string =>
  text.slice(0, maximum).replace(/[\uD800-\uDBFF]$/, '')

/** A name where a sentence would be out of place. */
export const truncateName = (name: string): string => (name.length > 60 ? `${truncateText(name, 59)}…` : name)

function firstLetterOf(word: string): string | undefined {
  const letter = graphemesOf(word).find(sign => /[\p{L}\p{N}]/u.test(sign))
  // A capital of several letters (ß, ﬁ) gives its first.
  return letter && graphemesOf(letter.toUpperCase()).at(0)
}

// Letters that a search should find by their plain neighbour, though Unicode does not take them apart.
const plain: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ı: 'i', ς: 'σ' }

/** The form in which texts are compared for search: without case and accents, ß as ss. Not for showing. */
export function foldForSearch(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđıς]/gu, letter => plain[letter] ?? letter)
}
