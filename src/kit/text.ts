interface ThreatOptions {
  /** Whether line feeds and tabs are allowed, as in a note. */
  readonly multiline?: boolean
}

/** Soft hyphens, zero-width spaces, byte order marks, and bidi embeddings and isolates. */
const pasted = /[\u00AD\u200B\u2060\uFEFF\u202A-\u202C\u2066-\u2069]/g

/** Removes invisible characters that phones and chat apps add to a text when it is copied. */
export const removePastedCharacters = (text: string): string => text.replace(pasted, '')

/**
 * Whether the text contains what can deceive a reader or a browser: control characters, lone surrogates, script URLs, bidi
 * overrides, and invisible characters.
 *
 * Allowed invisible characters: joiners and direction marks anywhere, and in their place only the variation selectors of
 * emoji, Chinese characters and Mongolian letters, and the tags of a regional flag.
 */
export function hasDeceptiveCharacters(text: string, { multiline = false }: ThreatOptions = {}): boolean {
  if ((multiline ? controlInText : controlInLine).test(text) || scriptUrl.test(text)) return true
  return invisible.test(text) && invisible.test(text.replace(rightfullyInvisible, ''))
}

const controlInLine = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u
const controlInText = /(?![\n\t])[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u

// A browser skips white space within a scheme.
const spaced = (letters: string) => Array.from(letters).join(String.raw`\s*`)
const scriptUrl = new RegExp(`${spaced('javascript:')}|${spaced('vbscript:')}|${spaced('data:text/html')}`, 'iu')

// What Unicode says a renderer may ignore: zero-width characters, bidi controls, fillers, tags, variation selectors.
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\uFFF9-\uFFFB]/u

const emoji = String.raw`[\p{Extended_Pictographic}\p{Emoji_Modifier}]`
const rightfullyInvisible = new RegExp(
  [
    String.raw`[\u200C-\u200F]`,
    String.raw`(?<=${emoji})[\uFE0E\uFE0F]`,
    String.raw`(?<=[0-9#*])\uFE0F(?=\u20E3)`,
    String.raw`(?<=\u{1F3F4})[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{3,6}\u{E007F}`,
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

/** The form in which texts are compared for search: without case, accents and joiners, ß as ss. Not for showing. */
export function foldForSearch(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\u200C-\u200F]/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđıς]/gu, letter => plain[letter] ?? letter)
}
