import { foldForSearch } from '#kit/text.ts'
import { type Row, textOf } from './cells.ts'

type HeaderLanguage = 'de' | 'en'

/** What a column can be called, by what it holds: words parted by |, without case, accents and signs. */
export type HeaderNames<Field extends string> = Readonly<Record<Field, Readonly<Record<HeaderLanguage, string>>>>

interface Header<Field extends string> {
  readonly field: Field | undefined
  /** Undefined: a word of both. */
  readonly language: HeaderLanguage | undefined
}

export type RecogniseHeader<Field extends string> = (title: string) => Header<Field>

const maxTitleLength = 80
/** So much of a cell is looked at for a title, spaces included. */
const maxReadLength = 500

/** The words of a title, without brackets and marks. */
export const wordsIn = (title: string): string[] =>
  title
    .slice(0, maxTitleLength)
    .split(/[\s()[\]/:;,*#_"-]+/u)
    .filter(Boolean)

/**
 * Finds out what a column holds by its title. `fillers`: folded words that add nothing to that; `isUnit`: the same of words
 * as they stand.
 */
export function createHeaderRecogniser<Field extends string>(
  headers: HeaderNames<Field>,
  fields: readonly Field[],
  { fillers = [], isUnit = () => false }: { fillers?: readonly string[]; isUnit?: (word: string) => boolean } = {},
): RecogniseHeader<Field> {
  const known = new Map<string, { field: Field; language: HeaderLanguage | undefined }>()
  for (const field of fields) {
    for (const language of ['de', 'en'] as const) {
      for (const header of headers[field][language].split('|')) {
        known.set(header, { field, language: known.has(header) ? undefined : language })
      }
    }
  }
  const adds = new Set(fillers)
  return title => {
    const plain = wordsIn(title)
      .filter(word => !isUnit(word))
      .map(word => foldForSearch(word).replaceAll(/[^\p{L}\p{N}]/gu, ''))
      .filter(Boolean)
    const found = known.get(plain.join(' ')) ?? known.get(plain.filter(word => !adds.has(word)).join(' '))
    return { field: found?.field, language: found?.language }
  }
}

export interface TableHead<Field extends string> {
  /** Where the header is among the rows; what it heads begins after it. */
  readonly at: number
  readonly titles: readonly string[]
  readonly columns: readonly (Field | null)[]
  readonly language: HeaderLanguage | undefined
}

/** A header further down than this is none: above it stand a title, a date, a logo. */
const deepest = 25

/** The row that names the most columns; without any, the first one that has something in it. */
export function findHead<Field extends string>(
  rows: readonly Row[],
  width: number,
  recognise: RecogniseHeader<Field>,
): TableHead<Field> | undefined {
  const heads = rows.slice(0, deepest).map((row, at) => readTableHead(row, at, width, recognise))
  const best = heads.reduce<TableHead<Field> | undefined>(
    (a, b) => (a && countRecognisedColumns(a) >= countRecognisedColumns(b) ? a : b),
    undefined,
  )
  return best && countRecognisedColumns(best) >= 2
    ? best
    : (heads.find(({ titles }) => titles.filter(Boolean).length > 1) ?? best)
}

/** How many columns a header names. */
export const countRecognisedColumns = ({ columns }: TableHead<string>): number =>
  columns.filter(column => column !== null).length

export function readTableHead<Field extends string>(
  row: Row,
  at: number,
  width: number,
  recognise: RecogniseHeader<Field>,
): TableHead<Field> {
  const titles = Array.from({ length: width }, (_, column) =>
    textOf(row.cells[column]).slice(0, maxReadLength).replaceAll(/\s+/gu, ' ').slice(0, maxTitleLength),
  )
  const found = titles.map(recognise)
  const taken = new Set<Field>()
  const columns = found.map(({ field }) => {
    if (field === undefined || taken.has(field)) return null
    taken.add(field)
    return field
  })
  const languages = found.map(({ language }) => language)
  const [german, english] = (['de', 'en'] as const).map(each => languages.filter(one => one === each).length)
  return {
    at,
    titles,
    columns,
    language: german === english ? undefined : (german ?? 0) > (english ?? 0) ? 'de' : 'en',
  }
}

/** The same columns of next month's file are known again by this. */
export const columnSignatureOf = (titles: readonly string[]): string =>
  titles.map(title => foldForSearch(title.trim())).join('|')

/** What stands in a column, the first few. */
export function samplesOf(rows: readonly Row[], column: number): string[] {
  const samples: string[] = []
  for (const { cells } of rows) {
    const text = textOf(cells[column]).replaceAll(/\s+/gu, ' ').slice(0, 40)
    if (text !== '') samples.push(text)
    if (samples.length === 3) break
  }
  return samples
}
