import type { Language } from '#kit/catalogue.ts'
import { csvOf } from '#kit/csv.ts'
import { Refusal } from '#kit/refusal.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import { requesterOf, openTableWorker, tableLimitsFor } from './table-in-child.ts'
import type { WrittenCell, WrittenTable } from './workbook-writing.ts'

type Rows = WrittenTable['rows']

/** As the reader's spreadsheet expects numbers and separators; the first row is the header. */
export function csvOfTable(rows: Rows, language: Language): string {
  const isGerman = language === 'de'
  const text = (cell: WrittenCell): string => {
    if (cell === null || typeof cell === 'string') return cell ?? ''
    const number = typeof cell === 'object' ? cell.text : String(cell)
    return isGerman ? number.replace('.', ',') : number
  }
  return csvOf(
    rows.map(row => row.map(text)),
    isGerman ? ';' : ',',
  )
}

export const writeTable = openTableWorker<WrittenTable, Uint8Array>(
  new URL('./writing-process.ts', import.meta.url),
  'exports',
)

/**
 * Written in a process of its own, as tables are read.
 * @throws Refusal `spreadsheets.fileBusy`
 */
export async function workbookOfTable(
  member: Member,
  { name, ...table }: { readonly name: string } & Pick<WrittenTable, 'title' | 'sheet' | 'rows'>,
): Promise<File> {
  const written = { ...table, author: member.organization.name, language: member.language }
  const answer = await writeTable(requesterOf(member), () => Promise.resolve(written), tableLimitsFor(member))
  if (answer.kind === 'unreadable' && answer.reason === 'busy') throw new Refusal('spreadsheets.fileBusy')
  if (answer.kind !== 'done') throw new Error('the workbook was not written')
  return new File([new Uint8Array(answer.done)], name, {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  })
}
