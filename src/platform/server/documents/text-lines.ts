import bidiFactory, { type Bidi } from 'bidi-js'
import type { FontName, FontRun } from './lettering.ts'

interface PlacedRun {
  readonly text: string
  readonly font: FontName
  readonly isRightToLeft: boolean
  readonly width: number
}

export interface TextLine {
  /** From left to right as they are drawn. */
  readonly runs: readonly PlacedRun[]
  readonly width: number
  /** In the order in which it is read, with the space at which it was wrapped. */
  readonly text: string
  /** False: the glyphs do not follow the order of the letters, so that programs need the text beside them. */
  readonly isReadAsDrawn: boolean
}

/** Width of a text in one font. */
type Measure = (run: { readonly text: string; readonly font: FontName; readonly isRightToLeft: boolean }) => number

/** Wraps a text at spaces, after hyphens and between East Asian characters; a longer word breaks where the line ends. */
export function wrapText(fontRuns: readonly FontRun[], width: number, measure: Measure): TextLine[] {
  const text = createMeasuredText(fontRuns, measure)
  const lines: TextLine[] = []
  let start = 0
  let end = 0
  let used = 0
  const finish = () => {
    if (end > start) lines.push(text.lineOf(start, end))
    start = end
    used = 0
  }
  for (const chunk of chunksOf(text.characters)) {
    const chunkEnd = end + chunk.length
    if (used > 0 && used + text.widthOf(end, end + chunk.trimEnd().length) > width) finish()
    const whole = text.widthOf(end, chunkEnd)
    if (whole <= width || text.widthOf(end, end + chunk.trimEnd().length) <= width) {
      used += whole
      end = chunkEnd
      continue
    }
    for (const { segment } of segmenter.segment(chunk)) {
      const one = text.widthOf(end, end + segment.length)
      if (used > 0 && used + one > width) finish()
      used += one
      end += segment.length
    }
  }
  finish()
  return lines
}

const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' })

const eastAsian = '[\\p{scx=Han}\\p{scx=Hiragana}\\p{scx=Katakana}\\p{Script=Hangul}]'
const breakpoint = new RegExp(
  `(?<= )(?! )|(?<=[\\p{L}\\d][-–—/])(?=[\\p{L}\\d])|(?<=${eastAsian})(?=${eastAsian})(?![ー、。・，．！？])`,
  'u',
)

const chunksOf = (characters: string): string[] => characters.split(breakpoint)

/** Fonts whose glyphs do not follow the order of the letters, or stand for several of them. */
const isComplex = (font: FontName): boolean => ['arabic', 'bengali', 'emoji', 'hebrew', 'tamil', 'thai'].includes(font)

function createMeasuredText(fontRuns: readonly FontRun[], measure: Measure) {
  const characters = fontRuns.map(({ text }) => text).join('')
  const levels = rightToLeft.test(characters) ? bidiLevels(characters) : undefined
  const mirrored = levels ? bidi().getMirroredCharactersMap(characters, levels) : undefined

  /** Parts of one font and one direction, in the order in which they are read. */
  function* partsOf(start: number, end: number) {
    let at = 0
    for (const { text, font } of fontRuns) {
      const runEnd = at + text.length
      let from = Math.max(start, at)
      while (from < Math.min(end, runEnd)) {
        const level = levels?.[from] ?? 0
        let to = levels ? from + 1 : Math.min(end, runEnd)
        while (to < Math.min(end, runEnd) && levels?.[to] === level) to += 1
        yield { from, to, font, level }
        from = to
      }
      at = runEnd
    }
  }

  function placed({ from, to, font, level }: { from: number; to: number; font: FontName; level: number }): PlacedRun {
    const isRightToLeft = level % 2 === 1
    const plain = characters.slice(from, to)
    const text = isRightToLeft
      ? Array.from({ length: to - from }, (_, at) => mirrored?.get(from + at) ?? plain.charAt(at)).join('')
      : plain
    const run = { text, font, isRightToLeft }
    return { ...run, width: measure(run) }
  }

  return {
    characters,
    widthOf: (start: number, end: number): number =>
      Array.from(partsOf(start, end), placed).reduce((sum, { width }) => sum + width, 0),
    lineOf(start: number, end: number): TextLine {
      const text = characters.slice(start, end)
      const parts = [...partsOf(start, start + text.trimEnd().length)]
      const runs = inVisualOrder(parts).map(placed)
      return {
        runs,
        width: runs.reduce((sum, { width }) => sum + width, 0),
        text,
        isReadAsDrawn: levels === undefined && !parts.some(({ font }) => isComplex(font)),
      }
    },
  }
}

const rightToLeft = /[\p{scx=Hebrew}\p{scx=Arabic}]/u

/** Made when the first text needs it. */
let madeBidi: Bidi | undefined
// the types take the function for a property of the module
const makeBidi: () => Bidi = Object(bidiFactory)
const bidi = () => (madeBidi ??= makeBidi())

/** A name alone may run from the right; within a sentence in Latin letters it is the sentence that decides. */
const bidiLevels = (text: string): Uint8Array =>
  bidi().getEmbeddingLevels(text, /\p{Script=Latin}/u.test(text) ? 'ltr' : 'auto').levels

/** Rule L2 of the Unicode bidirectional algorithm, for parts instead of characters. */
function inVisualOrder<Part extends { readonly level: number }>(parts: readonly Part[]): Part[] {
  const ordered = [...parts]
  const highest = Math.max(0, ...parts.map(({ level }) => level))
  for (let level = highest; level > 0; level -= 1) {
    let from = 0
    while (from < ordered.length) {
      let to = from
      while (to < ordered.length && (ordered[to]?.level ?? 0) >= level) to += 1
      if (to > from) ordered.splice(from, to - from, ...ordered.slice(from, to).toReversed())
      from = to + 1
    }
  }
  return ordered
}
