import { and, between, count, eq, inArray } from 'drizzle-orm'
import type { Day } from '#kit/day.ts'
import { publishedStates } from '#features/planning/schedule/states.ts'
import { assignments } from '#features/planning/schedule/server/table.ts'
import type { Tx } from '#platform/server/database.ts'

/** Published assignments of everybody, by person. */
export async function countShifts(
  tx: Tx,
  organizationId: string,
  days: readonly [Day, Day],
): Promise<ReadonlyMap<string, number>> {
  const rows = await tx
    .select({ profileId: assignments.profileId, shifts: count() })
    .from(assignments)
    .where(
      and(
        eq(assignments.organizationId, organizationId),
        between(assignments.date, ...days),
        inArray(assignments.state, [...publishedStates]),
      ),
    )
    .groupBy(assignments.profileId)
  return new Map(rows.map(({ profileId, shifts }) => [profileId, shifts]))
}
