import type { Language } from '#kit/catalogue.ts'
import { dateFormat } from '#kit/locale.ts'
import * as roleNames from '#features/foundation/permissions/messages.de.ts'
import * as roleNamesInEnglish from '#features/foundation/permissions/messages.en.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import { csvOfTable, workbookOfTable } from '#features/foundation/spreadsheets/server/table-writing.ts'
import type { WrittenCell } from '#features/foundation/spreadsheets/server/workbook-writing.ts'
import { de } from '../messages.de.ts'
import { en } from '../messages.en.ts'
import type { BalanceFigures } from '../rules.ts'
import type { BalanceQuestion } from '../schema.ts'
import { balanceOf } from './read-balance.ts'

export async function exportCsv(member: Member, question: BalanceQuestion): Promise<{ csv: string }> {
  const { rows } = await exported(member, question, 'csv')
  return { csv: csvOfTable(rows, member.language) }
}

/** @throws Refusal `spreadsheets.fileBusy` */
export async function exportXlsx(member: Member, question: BalanceQuestion): Promise<File> {
  const { rows, from, to } = await exported(member, question, 'xlsx')
  const days = dateFormat(member.language, { dateStyle: 'long', timeZone: 'UTC' }).formatRange(
    new Date(from),
    new Date(to),
  )
  const title = `${texts[member.language].title} · ${days}`
  return workbookOfTable(member, { name: `balance-${from}-${to}.xlsx`, title, sheet: `${from} ${to}`, rows })
}

/** Everybody, then the medians. To export is a deed of its own and is written down. */
const exported = (member: Member, { weeks }: BalanceQuestion, format: 'csv' | 'xlsx') =>
  member.transaction(async tx => {
    const { people, medians, from, to, hasReliability } = await balanceOf(tx, member, weeks)
    await member.audit(tx, {
      kind: 'balance.exported',
      target: member.actor.organizationId,
      change: { format, from, to, rows: people.length },
    })
    const { columns, median } = texts[member.language]
    const { roles } = rolesIn[member.language]
    const head = [columns.name, columns.role, columns.hours, columns.wishLeast, columns.wishMost]
    const rows: WrittenCell[][] = [
      [
        ...head,
        columns.nights,
        columns.weekends,
        columns.declined,
        `${columns.wished} (%)`,
        ...(hasReliability ? [columns.reliability] : []),
      ],
      ...people.map(({ fullName, role, weeklyHoursWish: { min, max }, reliability, ...figures }) => [
        fullName,
        roles[role],
        figures.hours,
        min,
        max,
        ...counted(figures),
        ...(hasReliability ? [reliability] : []),
      ]),
      ...medians.map(({ role, ...figures }) => [
        median,
        roles[role],
        figures.hours,
        null,
        null,
        ...counted(figures),
        ...(hasReliability ? [null] : []),
      ]),
    ]
    return { rows, from, to }
  })

const counted = ({ nights, weekends, declined, wished }: BalanceFigures): WrittenCell[] => [
  nights,
  weekends,
  declined,
  wished === null ? null : Math.round(wished * 1000) / 10,
]

const texts = { de, en } satisfies Record<Language, unknown>
const rolesIn = { de: roleNames.de, en: roleNamesInEnglish.en } satisfies Record<Language, unknown>
