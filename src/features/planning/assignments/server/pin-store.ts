import { and, eq, ne } from 'drizzle-orm'
import type { Day } from '#kit/day.ts'
import type { Tx } from '#platform/server/database.ts'
import { assignments } from './table.ts'

interface SeatedIn {
  readonly groupId: string
  readonly date: Day
  readonly shiftId: string
  readonly seat: number
  readonly profileId: string
}

/** Sets the pin of drafts that are still theirs and have the other; gives those. */
export async function setPinned(
  tx: Tx,
  organizationId: string,
  seats: readonly SeatedIn[],
  isPinned: boolean,
): Promise<readonly SeatedIn[]> {
  const changed: SeatedIn[] = []
  for (const { groupId, date, shiftId, seat, profileId } of seats) {
    const rows = await tx
      .update(assignments)
      .set({ isPinned })
      .where(
        and(
          eq(assignments.organizationId, organizationId),
          eq(assignments.groupId, groupId),
          eq(assignments.date, date),
          eq(assignments.shiftId, shiftId),
          eq(assignments.seat, seat),
          eq(assignments.profileId, profileId),
          eq(assignments.state, 'draft'),
          ne(assignments.isPinned, isPinned),
        ),
      )
      .returning({ id: assignments.id })
    if (rows.length > 0) changed.push({ groupId, date, shiftId, seat, profileId })
  }
  return changed
}
