import { workOnTables } from './table-working.ts'
import { type WrittenTable, writeWorkbook } from './workbook-writing.ts'

workOnTables(({ sheet, rows }: WrittenTable) => Promise.resolve(writeWorkbook(sheet, rows)))
