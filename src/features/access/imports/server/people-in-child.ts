import { openTableWorker } from '#features/foundation/spreadsheets/server/table-in-child.ts'
import type { SingleByteEncoding } from '#features/foundation/spreadsheets/single-byte.ts'
import type { TableSource } from '#features/foundation/spreadsheets/server/source.ts'
import type { Field } from '../columns.ts'
import type { PeopleReading } from '../reading.ts'

export interface PeopleTask {
  readonly bytes: Uint8Array
  readonly sheet: string | undefined
  readonly encoding: SingleByteEncoding | undefined
  readonly columns: readonly (Field | null)[] | undefined
}

export interface PeopleFile extends PeopleReading, Pick<TableSource, 'sheets' | 'sheet' | 'encoding' | 'encodings'> {}

/** Reads the people in a file in a process of its own. */
export const readPeopleInChild = openTableWorker<PeopleTask, PeopleFile | { readonly tooMany: number }>(
  new URL('./people-process.ts', import.meta.url),
)
