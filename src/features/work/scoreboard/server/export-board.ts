import type { Language } from '#kit/catalogue.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import { de } from '../messages.de.ts'
import { en } from '../messages.en.ts'
import { fractionDigitsOf, formatMoneyForFile } from '#kit/money.ts'
import { formatDateText } from '#kit/locale.ts'
import { addToMonth, firstDayOf, type Month } from '#kit/month.ts'
import type { BoardEntry } from '../schema.ts'
import { currenciesOf, entriesOf } from './read-board.ts'
import * as store from './board-store.ts'
import { requireScoreboardAccess } from './gate.ts'
import { csvOfTable, workbookOfTable } from '#features/foundation/spreadsheets/server/table-writing.ts'
import { durationCell, type WrittenCell } from '#features/foundation/spreadsheets/server/workbook-writing.ts'

export async function exportBoardCsv(member: Member, { month }: { month: Month }): Promise<{ csv: string }> {
  return { csv: csvOfTable(await exported(member, month, 'csv'), member.language) }
}

/** @throws Refusal `spreadsheets.fileBusy` */
export async function exportBoardXlsx(member: Member, { month }: { month: Month }): Promise<File> {
  const rows = await exported(member, month, 'xlsx')
  const named = formatDateText(firstDayOf(month), member.language, { month: 'long', year: 'numeric' })
  const title = `${{ de, en }[member.language].title} · ${named}`
  return workbookOfTable(member, { name: `scoreboard-${month}.xlsx`, title, sheet: month, rows })
}

/** The whole month, currency by currency. To export is a deed of its own and is written down. */
async function exported(member: Member, month: Month, format: 'csv' | 'xlsx'): Promise<WrittenCell[][]> {
  requireScoreboardAccess(member)
  const { organizationId } = member.actor
  const entries = await member.transaction(async tx => {
    const rows = await store.listFigures(tx, organizationId, month)
    const before = await store.listFigures(tx, organizationId, addToMonth(month, -1))
    await member.audit(tx, {
      kind: 'scoreboard.exported',
      target: month,
      change: { format, rows: rows.length },
    })
    return currenciesOf(rows).flatMap(({ currency }) => entriesOf(rows, before, currency))
  })
  return [headOf(member.language), ...entries.map(rowOf)]
}

function headOf(language: Language): string[] {
  const { columns } = { de, en }[language]
  return [
    columns.rank,
    columns.name,
    columns.currency,
    columns.revenue,
    columns.previousRank,
    columns.previousRevenue,
    columns.ppv,
    columns.tips,
    columns.sales,
    columns.messages,
    columns.hours,
  ]
}

function rowOf(entry: BoardEntry): WrittenCell[] {
  const { currency } = entry
  const money = (units: number | null): WrittenCell => {
    if (units === null) return null
    const text = formatMoneyForFile(units, currency)
    return { value: Number(text), text, format: fractionDigitsOf(currency) === 0 ? '#,##0' : '#,##0.00' }
  }
  return [
    entry.rank,
    entry.fullName,
    currency,
    money(entry.revenue),
    entry.previous?.rank ?? null,
    money(entry.previous?.revenue ?? null),
    money(entry.ppv),
    money(entry.tips),
    entry.sales,
    entry.messages,
    durationCell(entry.seconds === null ? null : entry.seconds / 60),
  ]
}
