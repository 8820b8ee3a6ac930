import { isOvernight } from '#kit/span.ts'
import type { Week } from '#kit/week.ts'
import type * as groups from '#features/agency/creator-groups/server/store.ts'
import { shownColour, timesInWeek } from '#features/agency/shifts/rules.ts'
import * as shifts from '#features/agency/shifts/server/store.ts'
import type { Tx } from '#platform/server/database.ts'
import type { PlannedShift } from '../schema.ts'

/** The shifts in force, then those that are no more but on which somebody sits. */
export async function shiftsInForceOrSeated(
  tx: Tx,
  organizationId: string,
  { group, shifts: inForce }: groups.PlannedGroup,
  seatedShiftIds: ReadonlySet<string>,
) {
  const known = new Set(inForce.map(({ id }) => id))
  const leftOver = [...seatedShiftIds].some(id => !known.has(id))
    ? [...group.customShifts, ...(await shifts.list(tx, organizationId))]
    : []
  return [...inForce, ...leftOver.filter(({ id }) => seatedShiftIds.has(id) && !known.has(id))]
}

/** As a week shows it: times that change within it stand beside those it begins with. */
export function plannedShiftOf(
  shift: Awaited<ReturnType<typeof shiftsInForceOrSeated>>[number],
  week: Week,
  { shifts: inForce, requirements }: groups.PlannedGroup,
  earlier: Parameters<typeof timesInWeek>[1],
): PlannedShift {
  const isInForce = inForce.some(({ id }) => id === shift.id)
  const [first, ...changes] = timesInWeek(shift, earlier, week)
  const { startTime, endTime, belongsToPreviousDay } = first
  return {
    id: shift.id,
    name: shift.name,
    startTime,
    endTime,
    belongsToPreviousDay,
    isOvernight: isOvernight(first),
    changes: changes.map(change => ({ from: change.from, startTime: change.startTime, endTime: change.endTime })),
    color: shownColour(shift),
    isInForce,
    mainChatters: isInForce ? (requirements[shift.id] ?? 0) : 0,
  }
}
