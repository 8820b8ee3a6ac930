import { type Cell, isEmpty, type Row, textOf } from '#features/foundation/spreadsheets/cells.ts'
import { truncateText } from '#kit/text.ts'
import { samplesOf } from '#features/foundation/spreadsheets/head.ts'
import { type Field, fields, findHead, guessColumns, hasAddress, hasEmailColumn, isRepeatedHeader } from './columns.ts'
import { maxTextLength, maxPeople } from './rules.ts'

/*
 *   rows ──▶ header, or none ──▶ columns: recognised, guessed, or mapped by hand ──▶ lines: what stands there of a person
 *
 * Nothing is judged here: groups and people are the organisation's, and this works apart from it.
 */

export interface ReadCell {
  readonly text: string
  /**
   * `formula`: the stored result of one counts; `noResult`: a formula without, an error, or one in a text file, and nothing
   * counts; `merged`: the rest of a merged cell, and nothing counts.
   */
  readonly mark?: 'formula' | 'noResult' | 'merged'
}

export interface ReadLine {
  /** As the program that wrote the file counts, from 1. */
  readonly line: number
  readonly cells: Readonly<Partial<Record<Field, ReadCell>>>
}

interface ReadColumn {
  readonly title: string
  readonly samples: string[]
  readonly field: Field | null
}

export interface PeopleReading {
  readonly columns: readonly ReadColumn[]
  readonly isComplete: boolean
  /** Without one the columns are guessed by what stands in them. */
  readonly isHeaded: boolean
  /** Lines that are a header once more, and nobody. */
  readonly furtherHeads: readonly number[]
  readonly lines: readonly ReadLine[]
}

const maxNamedHeads = 20
/** Lines that are looked at in every column. A list that can be imported has no more people and headers. */
const maxExamined = 2 * maxPeople

/** The people in these rows; of more than can be imported only how many. */
export function readPeople(
  rows: readonly Row[],
  width: number,
  chosen: readonly (Field | null)[] | undefined,
): PeopleReading | { readonly tooMany: number } {
  const head = findHead(rows, width)
  const body = rows.filter((row, at) => at !== head?.at && (at > (head?.at ?? -1) || hasAddress(row)))
  const isHeader = (row: Row) => isRepeatedHeader(row, width)
  const guess = () =>
    guessColumns(
      body.slice(0, maxExamined).filter(row => !isHeader(row)),
      width,
    )
  const columns = chosen?.length === width ? chosen : (head?.columns ?? guess())
  const places = fields.flatMap(field => {
    const at = columns.indexOf(field)
    return at === -1 ? [] : [{ field, at }]
  })
  const filled = body.filter(({ cells }) =>
    places.length === 0 ? cells.some(cell => !isEmpty(cell)) : places.some(({ at }) => !isEmpty(cells[at])),
  )
  if (filled.length > maxExamined) return { tooMany: filled.length }
  const furtherHeads = new Set(filled.filter(isHeader))
  const people = filled.filter(row => !furtherHeads.has(row))
  if (people.length > maxPeople) return { tooMany: people.length }
  const samples = body.filter(row => !furtherHeads.has(row))
  return {
    columns: Array.from({ length: width }, (_, at) => ({
      title: head?.titles[at] ?? '',
      samples: samplesOf(samples, at),
      field: columns[at] ?? null,
    })),
    isComplete: hasEmailColumn(columns),
    isHeaded: head !== undefined,
    furtherHeads: [...furtherHeads].slice(0, maxNamedHeads).map(({ line }) => line),
    lines: people.map(row => ({
      line: row.line,
      cells: Object.fromEntries(places.map(({ field, at }) => [field, cellOf(row, at)])),
    })),
  }
}

function cellOf({ cells, formulas = [], merged = [] }: Row, at: number): ReadCell {
  const cell: Cell = cells[at] ?? null
  const text = truncateText(textOf(cell), maxTextLength)
  if (merged.includes(at)) return { text: '', mark: 'merged' }
  if (text === '') return { text }
  // a text file has no formulas, only what was one before somebody saved it
  if ((typeof cell === 'object' && cell?.kind === 'error') || text.startsWith('=')) return { text, mark: 'noResult' }
  return formulas.includes(at) ? { text, mark: 'formula' } : { text }
}
