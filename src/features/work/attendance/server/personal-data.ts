import { and, asc, eq } from 'drizzle-orm'
import type { PersonalData } from '#features/foundation/personal-data/server/personal-data.ts'
import { attendanceRequests, attendances, timesheetMonths } from './table.ts'

/** Hours are the organisation's records and stay, without the words; work that was under way ends with the seats. */
export const attendanceData: PersonalData = {
  tables: [attendances, attendanceRequests, timesheetMonths],
  async revoke(tx, { organizationId, profileId, clock }) {
    await tx
      .update(attendanceRequests)
      .set({ state: 'withdrawn', decidedAt: clock.now() })
      .where(
        and(
          eq(attendanceRequests.organizationId, organizationId),
          eq(attendanceRequests.profileId, profileId),
          eq(attendanceRequests.state, 'open'),
        ),
      )
    tx.invalidate('attendance')
    return {}
  },
  async erase(tx, { organizationId, profileId }) {
    const ofPerson = and(eq(attendances.organizationId, organizationId), eq(attendances.profileId, profileId))
    await tx.update(attendances).set({ correctionReason: null }).where(ofPerson)
    await tx
      .update(attendanceRequests)
      .set({ note: '', answer: '' })
      .where(and(eq(attendanceRequests.organizationId, organizationId), eq(attendanceRequests.profileId, profileId)))
    tx.invalidate('attendance')
  },
  async export(tx, { organizationId, profileId }) {
    const rows = await tx
      .select()
      .from(attendances)
      .where(and(eq(attendances.organizationId, organizationId), eq(attendances.profileId, profileId)))
      .orderBy(asc(attendances.startsAt))
    const requests = await tx
      .select()
      .from(attendanceRequests)
      .where(and(eq(attendanceRequests.organizationId, organizationId), eq(attendanceRequests.profileId, profileId)))
      .orderBy(asc(attendanceRequests.createdAt))
    return { attendances: rows, attendanceRequests: requests }
  },
}
