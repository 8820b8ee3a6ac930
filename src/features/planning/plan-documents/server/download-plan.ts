import { addDays } from '#kit/day.ts'
import { fileName, pdfOf } from '#features/foundation/documents/server/handing-out.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import * as people from '#features/foundation/people/server/store.ts'
import { workbookOfTable } from '#features/foundation/spreadsheets/server/table-writing.ts'
import type { WrittenCell } from '#features/foundation/spreadsheets/server/workbook-writing.ts'
import { readChatterView, readGroupRows } from '#features/planning/schedule-overview/server/read-overview.ts'
import type { Span } from '#features/planning/schedule-overview/contract.ts'
import type { Tx } from '#platform/server/database.ts'
import { type PdfDocument, titleOf } from '#platform/server/documents/document.ts'
import type { Format, SpanQuestion, WeekQuestion } from '../contract.ts'
import { ownShiftsDocument, rowsOfOwnShifts } from './own-document.ts'
import { chattersDocument, groupsDocument, rowsOfChatters, rowsOfGroups } from './overview-document.ts'
import { readPlannedWeek } from './planned-week.ts'
import * as store from './store.ts'
import { weekDocument, documentTexts, rowsOfWeek } from './week-document.ts'

/*
 * What somebody may see on a screen they may take with them; nobody is told anything by it. That plans of others were taken
 * along is written down.
 * Each throws Refusal `papers.busy` or `spreadsheets.fileBusy` when too many ask at once.
 */

/** @throws Refusal `schedule.groupNotFound` */
export async function downloadWeek(member: Member, { week: of, groupId, format }: WeekQuestion): Promise<File> {
  const downloadGroups = await member.transaction(async tx => {
    const planned = await readPlannedWeek(tx, member, of, groupId)
    const target = groupId ?? member.actor.organizationId
    await member.audit(tx, { kind: 'schedule.exported', target, change: { what: 'week', format, week: of } })
    return planned
  })
  const shown = { week: of, groups: downloadGroups, isOne: groupId !== undefined }
  const names = [
    documentTexts[member.language].file.week,
    of,
    ...(groupId === undefined ? [] : downloadGroups.map(({ name }) => name)),
  ]
  return handedOut(member, format, names, {
    paper: () => weekDocument(shown, member),
    rows: () => rowsOfWeek(shown, member),
  })
}

export async function groups(member: Member, { format, ...span }: SpanQuestion): Promise<File> {
  const rows = await member.transaction(async tx => {
    const shown = await readGroupRows(tx, member, span)
    await writeDown(tx, member, { what: 'groups', format, ...span })
    return shown
  })
  return handedOut(member, format, [documentTexts[member.language].file.groups, span.from], {
    paper: () => groupsDocument(span, rows, member),
    rows: () => rowsOfGroups(span, rows, member),
  })
}

export async function downloadChatters(member: Member, { format, ...span }: SpanQuestion): Promise<File> {
  const view = await member.transaction(async tx => {
    const shown = await readChatterView(tx, member, span)
    await writeDown(tx, member, { what: 'chatters', format, ...span })
    return shown
  })
  return handedOut(member, format, [documentTexts[member.language].file.chatters, span.from], {
    paper: () => chattersDocument(span, view, member),
    rows: () => rowsOfChatters(span, view, member),
  })
}

export async function downloadOwnShifts(member: Member, { format, ...span }: SpanQuestion): Promise<File> {
  const { organizationId, profileId } = member.actor
  const days = [span.from, addDays(span.from, span.days - 1)] as const
  const own = await member.transaction(async tx => {
    const [person, seats] = await Promise.all([
      people.find(tx, organizationId, profileId),
      store.listOwnSeats(tx, organizationId, profileId, days),
    ])
    return { fullName: person?.fullName ?? '', seats }
  })
  return handedOut(member, format, [documentTexts[member.language].file.own, span.from], {
    paper: () => ownShiftsDocument(span, own, member),
    rows: () => rowsOfOwnShifts(own, member),
  })
}

const writeDown = (tx: Tx, member: Member, change: { what: 'groups' | 'chatters'; format: Format } & Span) =>
  member.audit(tx, { kind: 'schedule.exported', target: member.actor.organizationId, change })

interface Contents {
  readonly paper: () => PdfDocument
  readonly rows: () => WrittenCell[][]
}

function handedOut(member: Member, format: Format, names: readonly string[], { paper, rows }: Contents): Promise<File> {
  const document = paper()
  if (format === 'pdf') return pdfOf(member, { name: fileName(names, 'pdf'), paper: document })
  return workbookOfTable(member, {
    name: fileName(names, 'xlsx'),
    title: titleOf(document),
    sheet: names.slice(0, 2).join(' '),
    rows: rows(),
  })
}
