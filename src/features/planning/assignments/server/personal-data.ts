import { and, asc, eq } from 'drizzle-orm'
import type { PersonalData } from '#features/foundation/personal-data/server/personal-data.ts'
import { freeSeats, lockTakenSeats } from './free-seats.ts'
import { assignments, reportedAbsences, seatNotes } from './table.ts'

/** Seats from now on open; those of the past are the organisation's records and stay, without the words. */
export const assignmentsData: PersonalData = {
  tables: [assignments, seatNotes, reportedAbsences],
  async revoke(tx, { organizationId, profileId, actorId, clock }, cause) {
    const seats = await lockTakenSeats(tx, organizationId, profileId, { after: clock.now() })
    await freeSeats(tx, organizationId, { actorId, clock }, profileId, seats, cause)
    return { seats }
  },
  async erase(tx, { organizationId, profileId }) {
    await tx
      .delete(seatNotes)
      .where(and(eq(seatNotes.organizationId, organizationId), eq(seatNotes.writtenBy, profileId)))
    const here = eq(assignments.organizationId, organizationId)
    await tx
      .update(assignments)
      .set({ overrideReason: null })
      .where(and(here, eq(assignments.assignedBy, profileId)))
    await tx
      .update(assignments)
      .set({ declineReason: null })
      .where(and(here, eq(assignments.profileId, profileId)))
    await tx
      .update(reportedAbsences)
      .set({ note: '' })
      .where(and(eq(reportedAbsences.organizationId, organizationId), eq(reportedAbsences.profileId, profileId)))
    tx.invalidate('schedule')
  },
  async export(tx, { organizationId, profileId }) {
    const rows = await tx
      .select()
      .from(assignments)
      .where(and(eq(assignments.organizationId, organizationId), eq(assignments.profileId, profileId)))
      .orderBy(asc(assignments.startsAt))
    const absences = await tx
      .select()
      .from(reportedAbsences)
      .where(and(eq(reportedAbsences.organizationId, organizationId), eq(reportedAbsences.profileId, profileId)))
      .orderBy(asc(reportedAbsences.startsAt))
    const notes = await tx
      .select()
      .from(seatNotes)
      .where(and(eq(seatNotes.organizationId, organizationId), eq(seatNotes.writtenBy, profileId)))
      .orderBy(asc(seatNotes.date))
    return { assignments: rows, reportedAbsences: absences, seatNotes: notes }
  },
}
