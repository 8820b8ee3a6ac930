import { addWeeks, mondayOf, type Week } from '#kit/week.ts'
import { insertFirstSteps } from '#features/members/first-steps/server/store.ts'
import { type PackedCells, withCell } from '#features/planning/availability/packed.ts'
import { availabilityWeeks } from '#features/planning/availability/server/table.ts'
import type { Tx } from '#platform/server/database.ts'

interface Newcomers {
  readonly organizationId: string
  readonly now: Temporal.Instant
  readonly newIds: readonly string[]
  readonly firstWeek: Week
  readonly shiftIds: readonly string[]
}

/** One after the other, in the last days. */
export const sampleJoinTime = (now: Temporal.Instant, index: number): Temporal.Instant =>
  now.subtract({ hours: 24 * (3 - index) + 5 })

/** The first has come so far as to say when she can work; the other has only just signed in. */
export async function insertSampleFirstSteps(tx: Tx, place: Newcomers): Promise<void> {
  const { organizationId, now, newIds, firstWeek, shiftIds } = place
  for (const [index, profileId] of newIds.entries())
    await insertFirstSteps(tx, organizationId, profileId, sampleJoinTime(now, index))
  const [profileId] = newIds
  const [shiftId] = shiftIds
  if (profileId === undefined || shiftId === undefined) return
  let cells: PackedCells = {}
  for (const weekday of [0, 1, 2, 3, 4]) cells = withCell(cells, shiftId, weekday, 'available')
  const weekStart = mondayOf(addWeeks(firstWeek, 2))
  await tx.insert(availabilityWeeks).values({ organizationId, weekStart, profileId, cells, notes: {}, updatedAt: now })
}
