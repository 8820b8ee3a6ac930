import { createHash } from 'node:crypto'
import { columnSignatureOf } from '#features/foundation/spreadsheets/head.ts'
import { UnreadableFile } from '#features/foundation/spreadsheets/server/archive.ts'
import type { SingleByteEncoding } from '#features/foundation/spreadsheets/single-byte.ts'
import { type TableSource, readTableSource } from '#features/foundation/spreadsheets/server/source.ts'
import { type Field, findHead, hasRequiredColumns } from '../columns.ts'
import type { Currency } from '#kit/money.ts'
import type { NumberStyle } from '#kit/written-number.ts'
import { readRows, type FiguresReading, type ReadingWish } from '../reading.ts'

/** What was mapped by hand for columns of these titles. */
export interface RememberedMapping {
  readonly signature: string
  readonly columns: readonly (Field | null)[]
  readonly numbers: NumberStyle | null
  readonly currency: Currency | null
}

export interface FileWish extends ReadingWish {
  readonly sheet?: string | undefined
  readonly encoding?: SingleByteEncoding | undefined
  readonly remembered: readonly RememberedMapping[]
}

export interface TableFile extends FiguresReading, Omit<TableSource, 'table'> {
  readonly signature: string
  readonly isRemembered: boolean
}

/** As many as an organisation can have. */
const maxPeople = 5000

/**
 * The figures in a file. `crowded`: of more people than an organisation can have.
 * @throws UnreadableFile, UnclosedQuote
 */
export async function readFiguresFile(bytes: Uint8Array, wish: FileWish): Promise<TableFile | 'crowded'> {
  const source = await readTableSource(bytes, {
    sheet: wish.sheet,
    encoding: wish.encoding,
    isMeant: table => hasRequiredColumns(findHead(table.rows, table.width)?.columns ?? []),
  })
  const { rows, width } = source.table
  // a name and an amount are two columns: this is a text, and there is no other sheet to choose
  if (width < 2 && source.sheets.length < 2) throw new UnreadableFile('format')
  const titles = findHead(rows, width)?.titles ?? []
  const signature = createHash('sha256').update(columnSignatureOf(titles)).digest('base64url')
  const remembered = wish.columns === undefined ? wish.remembered.find(each => each.signature === signature) : undefined
  const reading = readRows(rows, width, {
    month: wish.month,
    columns: wish.columns ?? remembered?.columns,
    numbers: wish.numbers ?? remembered?.numbers ?? undefined,
    currency: wish.currency ?? remembered?.currency ?? undefined,
    dateOrder: wish.dateOrder,
    timeZone: wish.timeZone,
  })
  if (reading.people.length > maxPeople) return 'crowded'
  const { table: _, ...file } = source
  return { ...reading, ...file, signature, isRemembered: remembered !== undefined }
}
