import { csvOf } from '#kit/csv.ts'
import type { Language } from '#kit/catalogue.ts'
import { Refusal } from '#kit/refusal.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import { de } from '../messages.de.ts'
import { en } from '../messages.en.ts'
import { digitsOf, plainMoney } from '../money.ts'
import { addToMonth, type Month } from '../months.ts'
import type { Entry } from '../schema.ts'
import { currenciesOf, entriesOf } from './board-actions.ts'
import * as store from './board-store.ts'
import { requireOpen } from './gate.ts'
import { askerOf, within } from './file-reading.ts'
import { apart } from './table-apart.ts'
import type { WrittenCell } from './workbook-writing.ts'

export async function exportCsv(member: Member, month: Month): Promise<string> {
  const rows = await exported(member, month, 'csv')
  const isGerman = member.language === 'de'
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

/** @throws Refusal `scoreboard.fileBusy` */
export async function exportXlsx(member: Member, month: Month): Promise<File> {
  const rows = await exported(member, month, 'xlsx')
  const answer = await apart(
    askerOf(member),
    () => Promise.resolve({ kind: 'write', sheet: month, rows }),
    within(member),
  )
  if (answer.kind === 'unreadable' && answer.reason === 'busy') throw new Refusal('scoreboard.fileBusy')
  if (answer.kind !== 'written') throw new Error('the workbook was not written')
  return new File([new Uint8Array(answer.bytes)], `scoreboard-${month}.xlsx`, {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  })
}

/** The whole month, currency by currency. To export is a deed of its own and is written down. */
async function exported(member: Member, month: Month, format: 'csv' | 'xlsx'): Promise<WrittenCell[][]> {
  requireOpen(member)
  const { organizationId } = member.actor
  const entries = await member.transaction(async tx => {
    const rows = await store.figuresOf(tx, organizationId, month)
    const before = await store.figuresOf(tx, organizationId, addToMonth(month, -1))
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

function rowOf(entry: Entry): WrittenCell[] {
  const { currency } = entry
  const money = (units: number | null): WrittenCell => {
    if (units === null) return null
    const text = plainMoney(units, currency)
    return { value: Number(text), text, format: digitsOf(currency) === 0 ? '#,##0' : '#,##0.00' }
  }
  const hours = entry.seconds === null ? null : Math.round(entry.seconds / 36) / 100
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
    hours,
  ]
}
