import { and, desc, eq, inArray } from 'drizzle-orm'
import { profiles } from '#features/foundation/people/server/table.ts'
import type { Tx } from '#platform/server/database.ts'
import type { Month } from '#kit/month.ts'
import { attendanceRequests, attendances, timesheetMonths } from './table.ts'

export type CorrectionRequestRow = typeof attendanceRequests.$inferSelect

export async function findClosedMonth(tx: Tx, organizationId: string, month: Month) {
  const [row] = await tx
    .select()
    .from(timesheetMonths)
    .where(and(eq(timesheetMonths.organizationId, organizationId), eq(timesheetMonths.month, month)))
  return row
}

/** Those of the months that are closed. */
export async function listClosedTimesheetMonths(
  tx: Tx,
  organizationId: string,
  months: readonly Month[],
): Promise<Month[]> {
  const rows = await tx
    .select({ month: timesheetMonths.month })
    .from(timesheetMonths)
    .where(and(eq(timesheetMonths.organizationId, organizationId), inArray(timesheetMonths.month, [...months])))
  return rows.map(({ month }) => month)
}

/** False: it was closed already. */
export async function closeMonth(tx: Tx, row: typeof timesheetMonths.$inferInsert): Promise<boolean> {
  return (await tx.insert(timesheetMonths).values(row).onConflictDoNothing().returning()).length === 1
}

/** False: it was open. */
export async function reopenMonth(tx: Tx, organizationId: string, month: Month): Promise<boolean> {
  const gone = await tx
    .delete(timesheetMonths)
    .where(and(eq(timesheetMonths.organizationId, organizationId), eq(timesheetMonths.month, month)))
    .returning()
  return gone.length === 1
}

/** What only closing a month had written down. */
export async function deleteAttendancesFromClosing(
  tx: Tx,
  organizationId: string,
  assignmentIds: readonly string[],
): Promise<void> {
  if (assignmentIds.length === 0) return
  await tx
    .delete(attendances)
    .where(
      and(
        eq(attendances.organizationId, organizationId),
        inArray(attendances.assignmentId, [...assignmentIds]),
        eq(attendances.basis, 'plan'),
        eq(attendances.isCorrected, false),
      ),
    )
}

const ofRequest = (organizationId: string, id: string) =>
  and(eq(attendanceRequests.organizationId, organizationId), eq(attendanceRequests.id, id))

/** False: there is an open one for the part. */
export async function insertRequest(tx: Tx, row: typeof attendanceRequests.$inferInsert): Promise<boolean> {
  return (await tx.insert(attendanceRequests).values(row).onConflictDoNothing().returning()).length === 1
}

export async function lockRequest(
  tx: Tx,
  organizationId: string,
  id: string,
): Promise<CorrectionRequestRow | undefined> {
  const [row] = await tx.select().from(attendanceRequests).where(ofRequest(organizationId, id)).for('update')
  return row
}

export async function saveRequest(
  tx: Tx,
  organizationId: string,
  id: string,
  values: Partial<CorrectionRequestRow>,
): Promise<void> {
  await tx.update(attendanceRequests).set(values).where(ofRequest(organizationId, id))
}

/** The open one of a part. */
export async function findOpenRequest(
  tx: Tx,
  organizationId: string,
  assignmentId: string,
): Promise<CorrectionRequestRow | undefined> {
  const [row] = await tx
    .select()
    .from(attendanceRequests)
    .where(
      and(
        eq(attendanceRequests.organizationId, organizationId),
        eq(attendanceRequests.assignmentId, assignmentId),
        eq(attendanceRequests.state, 'open'),
      ),
    )
  return row
}

/** The last request of each part of a person that was not taken back. */
export async function listRequests(
  tx: Tx,
  organizationId: string,
  profileId: string,
): Promise<ReadonlyMap<string, CorrectionRequestRow>> {
  const rows = await tx
    .select()
    .from(attendanceRequests)
    .where(
      and(
        eq(attendanceRequests.organizationId, organizationId),
        eq(attendanceRequests.profileId, profileId),
        inArray(attendanceRequests.state, ['open', 'granted', 'refused']),
      ),
    )
    .orderBy(desc(attendanceRequests.createdAt))
  const last = new Map<string, CorrectionRequestRow>()
  for (const row of rows) if (!last.has(row.assignmentId)) last.set(row.assignmentId, row)
  return last
}

/** The parts of which somebody has asked for a correction that nobody has decided on yet. */
export async function listDisputedAssignments(tx: Tx, organizationId: string): Promise<ReadonlySet<string>> {
  const rows = await tx
    .select({ assignmentId: attendanceRequests.assignmentId })
    .from(attendanceRequests)
    .where(and(eq(attendanceRequests.organizationId, organizationId), eq(attendanceRequests.state, 'open')))
  return new Set(rows.map(({ assignmentId }) => assignmentId))
}

/** Of these people, also of those who have left. */
export async function peopleById(tx: Tx, organizationId: string, profileIds: readonly string[]) {
  if (profileIds.length === 0) return new Map<string, never>()
  const rows = await tx
    .select({
      id: profiles.id,
      fullName: profiles.fullName,
      avatarImage: profiles.avatarImage,
      timeZone: profiles.timeZone,
      email: profiles.email,
      phone: profiles.phone,
      messenger: profiles.messenger,
      languages: profiles.languages,
      leftAt: profiles.leftAt,
    })
    .from(profiles)
    .where(and(eq(profiles.organizationId, organizationId), inArray(profiles.id, [...new Set(profileIds)])))
  return new Map(rows.map(row => [row.id, row]))
}
