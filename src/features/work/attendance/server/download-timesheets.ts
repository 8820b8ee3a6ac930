import { fileName, pdfOf } from '#features/foundation/documents/server/handing-out.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import type { TimesheetExportQuestion } from '../schema.ts'
import { requireTimesheetAccess } from './export-timesheets.ts'
import { timesheetOf, monthTimesheetsOf } from './read-timesheets.ts'
import { timesheetDocument, timesheetsDocument, sheetWords } from './timesheet-document.ts'

/**
 * As the tables, for whoever wants to sign it or lay it down.
 * @throws Refusal `permissions.missing`, `permissions.signInAgain`, `attendance.personNotFound`, `papers.busy`
 */
export async function exportTimesheetsPdf(
  member: Member,
  { month, profileId }: TimesheetExportQuestion,
): Promise<File> {
  requireTimesheetAccess(member, profileId)
  const { file } = sheetWords[member.language].paper
  const named = await member.transaction(async tx => {
    const made = profileId === null ? await all() : await one(profileId)
    await member.audit(tx, {
      kind: 'attendance.exported',
      target: profileId ?? member.actor.organizationId,
      change: { format: 'pdf', month, rows: made.rows },
    })
    return made

    async function all() {
      const sheets = await monthTimesheetsOf(tx, member, month)
      return { name: [file, month], paper: timesheetsDocument(sheets, member), rows: sheets.people.length }
    }

    async function one(id: string) {
      const sheet = await timesheetOf(tx, member, month, id)
      return { name: [file, month, sheet.fullName], paper: timesheetDocument(sheet, member), rows: sheet.lines.length }
    }
  })
  return pdfOf(member, { name: fileName(named.name, 'pdf'), paper: named.paper })
}
