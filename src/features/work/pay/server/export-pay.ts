import type { Language } from '#kit/catalogue.ts'
import { compareNames } from '#kit/compare-names.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import { monthName } from '#features/work/attendance/server/correct-timesheet.ts'
import { peopleById } from '#features/work/attendance/server/sheet-store.ts'
import { type Currency, fractionDigitsOf, formatMoneyForFile } from '#kit/money.ts'
import type { Month } from '#kit/month.ts'
import { csvOfTable, workbookOfTable } from '#features/foundation/spreadsheets/server/table-writing.ts'
import { durationCell, type WrittenCell } from '#features/foundation/spreadsheets/server/workbook-writing.ts'
import type { Line, Omitted } from '../rules.ts'
import { de } from '../paper-words.de.ts'
import { en } from '../paper-words.en.ts'
import { hasStatement } from './calculate-pay.ts'
import { readPaidPeople } from './read-pay.ts'

export async function exportPayCsv(member: Member, { month }: { month: Month }): Promise<{ csv: string }> {
  return { csv: csvOfTable(await exported(member, month, 'csv'), member.language) }
}

/** @throws Refusal `spreadsheets.fileBusy` */
export async function exportPayXlsx(member: Member, { month }: { month: Month }): Promise<File> {
  const rows = await exported(member, month, 'xlsx')
  const title = texts[member.language].statement.title(monthName(month, member))
  return workbookOfTable(member, { name: `pay-${month}.xlsx`, title, sheet: month, rows })
}

/** A row a line, and what is not paid with its reason. To export is a deed of its own and is written down. */
const exported = (member: Member, month: Month, format: 'csv' | 'xlsx'): Promise<WrittenCell[][]> =>
  member.transaction(async tx => {
    const { organizationId } = member.actor
    const words = texts[member.language]
    const { paid } = await readPaidPeople(tx, member, month)
    const shown = [...paid].filter(([, content]) => hasStatement(content))
    const names = await peopleById(tx, organizationId, [...paid.keys()])
    const rows = shown
      .map(([id, content]) => ({ name: names.get(id)?.fullName ?? '', content }))
      .toSorted((a, b) => compareNames(a.name, b.name))
      .flatMap(({ name, content: { currency, lines, omitted } }) => [
        ...lines.map(line => rowOf(words, name, currency, line)),
        ...omitted.map(one => omittedRow(words, name, one)),
      ])
    await member.audit(tx, {
      kind: 'pay.exported',
      target: organizationId,
      change: { format, month, rows: rows.length },
    })
    const { columns } = words
    return [
      [
        columns.name,
        columns.kind,
        columns.text,
        columns.hours,
        columns.minutes,
        columns.hourly,
        columns.percent,
        columns.revenue,
        columns.currency,
        columns.amount,
        columns.omitted,
      ],
      ...rows,
    ]
  })

type Words = typeof de

const rowOf = (words: Words, name: string, currency: Currency | null, line: Line): WrittenCell[] => [
  name,
  words.kinds[line.kind],
  line.kind === 'reward' ? words.place(line.rank ?? 0, line.text) : line.text,
  durationCell(line.minutes),
  line.minutes,
  moneyCell(line.hourly, currency),
  line.percent === null ? null : line.percent / 100,
  moneyCell(line.revenue, currency),
  currency,
  moneyCell(line.amount, currency),
  null,
]

const omittedRow = (words: Words, name: string, { kind, why, minutes, amount, currency }: Omitted): WrittenCell[] => [
  name,
  words.kinds[kind],
  '',
  durationCell(minutes),
  minutes,
  null,
  null,
  moneyCell(amount, currency),
  currency,
  null,
  words.omissions[why],
]

/** Exact: a number is only how a spreadsheet keeps it. */
function moneyCell(units: number | null, currency: Currency | null): WrittenCell {
  if (units === null || currency === null) return null
  const text = formatMoneyForFile(units, currency)
  return { value: Number(text), text, format: fractionDigitsOf(currency) === 0 ? '#,##0' : '#,##0.00' }
}

const texts = { de, en } satisfies Record<Language, Words>
