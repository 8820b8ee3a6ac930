import { type Day, daysBetween } from '#kit/day.ts'
import { addWeeks, mondayOf, weekOf } from '#kit/week.ts'
import * as shifts from '#features/agency/shifts/server/store.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import type { Tx } from '#platform/server/database.ts'
import type { PackedCells } from '../packed.ts'
import { hasDayBegun, copyMarks, hasMarks } from '../rules.ts'
import { type AfterSaving, invalidateAvailability } from './mark-cells.ts'
import * as store from './store.ts'

/**
 * Those of the member's days that say nothing yet are marked like the week before the first of them. If the first week has
 * begun, the rest of it is marked so, and the others like that week; like the one before where it had said nothing at all.
 * False: there is nothing to go by.
 */
export async function fillFromWeekBefore(
  tx: Tx,
  member: Member,
  days: readonly Day[],
  afterSaving: AfterSaving,
): Promise<boolean> {
  const { organizationId, profileId } = member.actor
  const standard = await shifts.list(tx, organizationId)
  const shiftIds = new Set(standard.filter(shift => shift.isEnabled).map(shift => shift.id))
  const asking = { today: member.today(), isManager: false }
  const weeks = [...Map.groupBy(days, weekOf)].toSorted(([one], [other]) => (one < other ? -1 : 1))
  const [[first] = []] = weeks
  if (first === undefined) return false
  let source = (await store.findAvailability(tx, organizationId, profileId, mondayOf(addWeeks(first, -1)))).cells
  const filled: Day[] = []
  let hasSource = false
  let isLacking = false
  for (const [week, wanted] of weeks) {
    const monday = mondayOf(week)
    const stored = await store.lockAvailability(tx, organizationId, profileId, monday, member.now())
    const says = (cells: PackedCells) => (date: Day) => hasMarks(cells, daysBetween(monday, date))
    const empty = wanted.filter(date => !says(stored.cells)(date))
    const cells = copyMarks(source, { week, ...stored, shiftIds }, asking, empty)
    if (empty.some(says(source))) {
      await store.saveAvailability(tx, organizationId, profileId, monday, { ...stored, cells }, member.now())
      filled.push(...empty)
    }
    hasSource ||= wanted.some(says(source))
    isLacking ||= empty.length > 0
    if (week === first && hasDayBegun(monday, asking.today) && hasMarks(stored.cells)) source = cells
  }
  if (filled.length > 0) {
    await afterSaving(tx, organizationId, profileId, filled, member.now())
    invalidateAvailability(tx, profileId)
  }
  return hasSource || !isLacking
}
