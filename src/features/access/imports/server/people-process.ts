import { readTableSource } from '#features/foundation/spreadsheets/server/source.ts'
import { runTableWork } from '#features/foundation/spreadsheets/server/table-working.ts'
import { sendResultToParent, sendReadyToParent } from '#platform/server/child-side.ts'
import { findHead, hasEmailColumn } from '../columns.ts'
import { readPeople } from '../reading.ts'
import type { PeopleFile, PeopleTask } from './people-in-child.ts'

async function read({
  bytes,
  sheet: wanted,
  encoding,
  columns,
}: PeopleTask): Promise<PeopleFile | { tooMany: number }> {
  const {
    table,
    separator: _,
    ...source
  } = await readTableSource(bytes, {
    sheet: wanted,
    encoding,
    isMeant: ({ rows, width }) => hasEmailColumn(findHead(rows, width)?.columns ?? []),
  })
  const reading = readPeople(table.rows, table.width, columns)
  return 'tooMany' in reading ? reading : { ...reading, ...source }
}

process.on('message', (task: PeopleTask) => sendResultToParent(runTableWork(() => read(task))))
sendReadyToParent()
