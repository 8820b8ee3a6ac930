import { sendResultToParent, sendReadyToParent } from '#platform/server/child-side.ts'
import { runTableWork } from './table-working.ts'
import { type WrittenTable, writeWorkbook } from './workbook-writing.ts'

process.on('message', (table: WrittenTable) =>
  sendResultToParent(runTableWork(() => Promise.resolve(writeWorkbook(table)))),
)
sendReadyToParent()
