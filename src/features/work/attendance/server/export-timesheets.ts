import { cityOf } from '#kit/city.ts'
import type { Language } from '#kit/catalogue.ts'
import { todayIn, weekdayOf } from '#kit/day.ts'
import { Refusal } from '#kit/refusal.ts'
import { clockTime } from '#kit/zone.ts'
import { may } from '#features/foundation/permissions/policy.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import { csvOfTable, workbookOfTable } from '#features/foundation/spreadsheets/server/table-writing.ts'
import {
  dateCell,
  dateTimeCell,
  durationCell,
  type WrittenCell,
} from '#features/foundation/spreadsheets/server/workbook-writing.ts'
import type { Tx } from '#platform/server/database.ts'
import { arrivalOf } from '../arrival.ts'
import { de } from '../sheet-words.de.ts'
import { en } from '../sheet-words.en.ts'
import { requiredForTimesheets, toSeeOwn } from '../policy.ts'
import type { TimesheetExportQuestion, SheetLine, ShownSums } from '../schema.ts'
import { monthName } from './correct-timesheet.ts'
import { timesheetOf, monthTimesheetsOf } from './read-timesheets.ts'
import { arrivalText } from './timesheet-document.ts'

export async function exportTimesheetsCsv(member: Member, question: TimesheetExportQuestion): Promise<{ csv: string }> {
  const { rows } = await exported(member, question, 'csv')
  return { csv: csvOfTable(rows, member.language) }
}

/** @throws Refusal `spreadsheets.fileBusy` */
export async function exportTimesheetsXlsx(member: Member, question: TimesheetExportQuestion): Promise<File> {
  const { rows } = await exported(member, question, 'xlsx')
  const title = texts[member.language].paper.title(monthName(question.month, member))
  return workbookOfTable(member, { name: `timesheet-${question.month}.xlsx`, title, sheet: question.month, rows })
}

/**
 * To export is a deed of its own and is written down.
 * @throws Refusal `permissions.missing`, `permissions.signInAgain`, `attendance.personNotFound`
 */
const exported = (member: Member, { month, profileId }: TimesheetExportQuestion, format: 'csv' | 'xlsx') =>
  member.transaction(async tx => {
    requireTimesheetAccess(member, profileId)
    const rows = profileId === null ? await everybody(tx, member, month) : await one(tx, member, month, profileId)
    await member.audit(tx, {
      kind: 'attendance.exported',
      target: profileId ?? member.actor.organizationId,
      change: { format, month, rows: rows.length - 1 },
    })
    return { rows }
  })

/**
 * One's own hours are for whoever sees them in the app, too; others' are handed out to who keeps them and has just shown to be there.
 * @throws Refusal `permissions.missing`, `permissions.signInAgain`
 */
export function requireTimesheetAccess(member: Member, profileId: string | null): void {
  const isOwn = profileId === member.actor.profileId
  const needed = isOwn ? toSeeOwn : requiredForTimesheets
  if (!may(member.actor, needed)) throw new Refusal('permissions.missing', { permission: needed })
  if (!isOwn) member.requireConfirmed()
}

async function everybody(tx: Tx, member: Member, month: string): Promise<WrittenCell[][]> {
  const words = texts[member.language]
  const { people } = await monthTimesheetsOf(tx, member, month)
  return [
    [words.name, ...figures(words)],
    ...people.map(({ fullName, sums }): WrittenCell[] => [fullName, ...figuresOf(sums)]),
  ]
}

async function one(tx: Tx, member: Member, month: string, profileId: string): Promise<WrittenCell[][]> {
  const words = texts[member.language]
  const { fullName, lines, sums } = await timesheetOf(tx, member, month, profileId)
  const zone = member.organization.timeZone
  const city = cityOf(zone, member.language)
  const at = (instant: string | undefined): WrittenCell => dateTimeCell(instant, zone, member.language)
  const clock = (instant: string) => clockTime(instant, zone, member.language)
  /** Beside hours that were worked a mere yes would contradict them. */
  const missingText = (line: SheetLine): string => {
    const arrival = line.isMissing ? arrivalOf(line) : undefined
    return !arrival ? '' : arrival.kind === 'missing' ? words.yes : arrivalText(arrival, words, clock)
  }
  const row = (line: SheetLine): WrittenCell[] => [
    fullName,
    dateCell(todayIn(zone, Temporal.Instant.from(line.startsAt))),
    line.groupName,
    line.shiftName,
    at(line.startsAt),
    at(line.endsAt),
    at(line.worked?.start),
    at(line.worked?.end),
    durationCell(line.plannedMinutes),
    durationCell(line.minutes),
    words.standings[line.standing],
    missingText(line),
    line.isLate && !line.isMissing ? words.yes : '',
    line.isNight ? words.yes : '',
    line.worked && weekdayOf(line.date) >= 6 ? words.yes : '',
    line.correction?.reason ?? '',
  ]
  return [
    [
      words.name,
      words.date,
      words.group,
      words.shift,
      ...[words.plannedStart, words.plannedEnd, words.from, words.to].map(head => `${head} (${city})`),
      words.planned,
      words.worked,
      words.standing,
      words.missing,
      words.late,
      words.nights,
      words.weekends,
      words.reason,
    ],
    ...lines.map(row),
    [
      words.sum,
      ...Array.from({ length: 7 }, () => ''),
      durationCell(sums.planned),
      durationCell(sums.worked),
      '',
      sums.missing,
      sums.late,
      sums.nights,
      sums.weekends,
      '',
    ],
  ]
}

const figures = (words: typeof de): string[] => [
  words.planned,
  words.worked,
  words.shifts,
  words.late,
  words.missing,
  words.leftEarly,
  words.nights,
  words.weekends,
]

const figuresOf = (sums: ShownSums): WrittenCell[] => [
  durationCell(sums.planned),
  durationCell(sums.worked),
  sums.shifts,
  sums.late,
  sums.missing,
  sums.leftEarly,
  sums.nights,
  sums.weekends,
]

const texts = { de, en } satisfies Record<Language, typeof de>
