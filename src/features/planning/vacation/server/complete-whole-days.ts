import { addDays } from '#kit/day.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import * as shifts from '#features/agency/shifts/server/store.ts'
import type { Tx } from '#platform/server/database.ts'
import { cellsToComplete } from '../ledger.ts'
import { holdFurtherCells, lockPersonWeek } from './person-week.ts'
import * as store from './store.ts'

// Plans, profiles and the dashboard show about a year of past vacation.
const lookBackDays = 370

/**
 * Shifts were created or enabled: on days that members have requested or have off wholly, the new shifts are vacation as well.
 * Idempotent. The organisation must be locked, so that no request is made with the shifts as they were.
 */
export async function completeWholeDays(tx: Tx, member: Member): Promise<void> {
  const { organizationId } = member.actor
  const enabled = (await shifts.list(tx, organizationId)).filter(({ isEnabled }) => isEnabled).map(({ id }) => id)
  const weeks = await store.listWeeksToComplete(tx, organizationId, enabled, addDays(member.today(), -lookBackDays))
  for (const { profileId, weekStart } of weeks) {
    const week = await lockPersonWeek(tx, member, profileId, weekStart)
    let { stored } = week
    for (const { request, cells } of cellsToComplete(week.requests, enabled)) {
      stored = await holdFurtherCells(tx, member, { ...week, stored }, request, cells)
    }
  }
}
