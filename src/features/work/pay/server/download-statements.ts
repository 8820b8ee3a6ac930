import { compareNames } from '#kit/compare-names.ts'
import { Refusal } from '#kit/refusal.ts'
import { archiveOf, fileName, pdfOf } from '#features/foundation/documents/server/handing-out.ts'
import { may } from '#features/foundation/permissions/policy.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import { monthName } from '#features/work/attendance/server/correct-timesheet.ts'
import type { Month } from '#kit/month.ts'
import { requiredForPay, toSeeOwnPay } from '../policy.ts'
import type { StatementExportQuestion, Statement } from '../schema.ts'
import { statementOf, listStatements } from './read-pay.ts'
import { statementDocument, documentTexts } from './statement-document.ts'

/**
 * One's own statement is one's own; others' are handed out to who keeps pay and has just shown to be there. Of all each has
 * a file, so that it can be given on. To export is a deed of its own and is written down.
 * @throws Refusal `permissions.missing`, `permissions.signInAgain`, `pay.personNotFound`, `pay.nobodyPaid`,
 *   `papers.busy`
 */
export async function exportStatementsPdf(
  member: Member,
  { month, profileId }: StatementExportQuestion,
): Promise<File> {
  requireAllowed(member, profileId)
  const statements = await member.transaction(async tx => {
    const shown =
      profileId === null
        ? (await listStatements(tx, member, month)).toSorted((a, b) => compareNames(a.fullName, b.fullName))
        : [await statementOf(tx, member, month, profileId)]
    if (shown.length === 0) throw new Refusal('pay.nobodyPaid', { month: monthName(month, member) })
    await member.audit(tx, {
      kind: 'pay.exported',
      target: profileId ?? member.actor.organizationId,
      change: { format: 'pdf', month, rows: shown.reduce((sum, { lines }) => sum + lines.length, 0) },
    })
    return shown
  })
  const papers = statements.map(statement => ({
    name: nameOf(member, month, statement),
    paper: statementDocument(statement, member),
  }))
  const [first] = papers
  return profileId !== null && first ? pdfOf(member, first) : archiveOf(member, archiveName(member, month), papers)
}

function requireAllowed(member: Member, profileId: string | null): void {
  const { actor } = member
  const isOwn = profileId === actor.profileId
  const permission = isOwn ? toSeeOwnPay : requiredForPay
  if (!may(actor, permission)) throw new Refusal('permissions.missing', { permission })
  if (!isOwn) member.requireConfirmed()
}

const nameOf = ({ language }: Member, month: Month, { fullName }: Statement): string =>
  fileName([documentTexts[language].statement.file, month, fullName], 'pdf')

const archiveName = ({ language }: Member, month: Month): string =>
  fileName([documentTexts[language].statement.file, month], 'zip')
