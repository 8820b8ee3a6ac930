import { and, eq } from 'drizzle-orm'
import { mondayOf, weekOf } from '#kit/week.ts'
import type { TakenSeat } from '#features/planning/assignments/server/free-seats.ts'
import { assignments } from '#features/planning/assignments/server/table.ts'
import * as weeks from '#features/planning/assignments/server/week-store.ts'
import { equalsAny } from '#platform/server/columns.ts'
import type { Tx } from '#platform/server/database.ts'

/** Published seats that are held, as declined: they are free, and why is kept. Gives who had assigned them. */
export async function declineSeats(
  tx: Tx,
  organizationId: string,
  seats: readonly TakenSeat[],
  declineReason: string,
  now: Temporal.Instant,
): Promise<string[]> {
  const ids = seats.map(({ id }) => id)
  const rows = await tx
    .update(assignments)
    .set({ state: 'declined', declineReason, decidedAt: now })
    .where(and(eq(assignments.organizationId, organizationId), equalsAny(assignments.id, ids)))
    .returning({ assignedBy: assignments.assignedBy })
  const touched = new Map(seats.map(({ groupId, date }) => [`${groupId} ${mondayOf(weekOf(date))}`, { groupId, date }]))
  for (const { groupId, date } of touched.values()) {
    await weeks.incrementPlanWeekVersion(tx, organizationId, groupId, mondayOf(weekOf(date)))
  }
  return rows.flatMap(({ assignedBy }) => assignedBy ?? [])
}
