import { intersects, intervalOf } from '#kit/cover.ts'
import { addDays, type Day, daysBetween } from '#kit/day.ts'
import { displayedShiftName } from '#features/agency/shifts/names.ts'
import { readShiftInstants } from '#features/agency/shifts/server/read-shift-times.ts'
import * as shifts from '#features/agency/shifts/server/store.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import { listAbsencesIn } from '#features/planning/assignments/server/absence-store.ts'
import { cellStatus, type PackedCells } from '#features/planning/availability/packed.ts'
import { listAssignmentsNearDays } from '#features/planning/candidates/server/store.ts'
import type { Tx } from '#platform/server/database.ts'
import type { DecisionView } from '../schema.ts'
import type { PersonWeek } from './person-week.ts'

type Available = DecisionView['whatIf']['days'][number]['available']

/** How many of these members are available for each shift of a day: marked so, not reported absent, and not assigned then. */
export async function openAvailabilityCount(
  tx: Tx,
  member: Member,
  { monday }: PersonWeek,
  members: readonly { readonly profileId: string; readonly cells: PackedCells }[],
): Promise<(date: Day, shiftIds: readonly string[]) => Available> {
  const { language } = member
  const { organizationId } = member.actor
  const [standard, instantsOf, assigned, absences] = await Promise.all([
    shifts.list(tx, organizationId),
    readShiftInstants(tx, member),
    listAssignmentsNearDays(tx, organizationId, [monday, addDays(monday, 6)], language),
    listAbsencesIn(tx, organizationId, {
      start: Temporal.Instant.from(`${addDays(monday, -2)}T00:00Z`).epochMilliseconds,
      end: Temporal.Instant.from(`${addDays(monday, 9)}T00:00Z`).epochMilliseconds,
    }),
  ])
  const busy = [
    ...assigned,
    ...absences.map(({ profileId, startsAt, endsAt }) => ({
      profileId,
      interval: { start: startsAt.epochMilliseconds, end: endsAt.epochMilliseconds },
    })),
  ]
  const busyById = Map.groupBy(busy, ({ profileId }) => profileId)
  return (date, shiftIds) =>
    standard
      .filter(({ id }) => shiftIds.includes(id))
      .flatMap(shift => {
        const instants = instantsOf(date, shift.id)
        if (instants === undefined) return []
        const interval = intervalOf(instants)
        const isFree = (profileId: string) =>
          !busyById.get(profileId)?.some(other => intersects(other.interval, interval))
        const isAvailable = (cells: PackedCells) => {
          const status = cellStatus(cells, shift.id, daysBetween(monday, date))
          return status === 'available' || status === 'preferred'
        }
        return {
          shiftId: shift.id,
          shiftName: displayedShiftName(shift, language),
          count: members.filter(({ profileId, cells }) => isAvailable(cells) && isFree(profileId)).length,
        }
      })
}
