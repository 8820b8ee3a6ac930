import { answer, beReady } from '#platform/server/child-side.ts'
import { tableAnswer } from './table-working.ts'
import { type WrittenTable, writeWorkbook } from './workbook-writing.ts'

process.on('message', ({ sheet, rows }: WrittenTable) =>
  answer(tableAnswer(() => Promise.resolve(writeWorkbook(sheet, rows)))),
)
beReady()
