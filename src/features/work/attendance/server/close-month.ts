import { Refusal } from '#kit/refusal.ts'
import { checkInDueAt } from '#features/foundation/organizations/attendance.ts'
import { lockAndRecheckPermission } from '#features/foundation/people/server/recheck-permission.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import type { Month } from '#kit/month.ts'
import { addToMonth } from '#kit/month.ts'
import { requiredForTimesheets } from '../policy.ts'
import { monthsOf } from '../hours.ts'
import { latenessOf } from '../states.ts'
import { monthName } from './correct-timesheet.ts'
import { findRules } from './gate.ts'
import * as sheetStore from './sheet-store.ts'
import { readMonthEntries } from './read-timesheets.ts'
import * as store from './store.ts'

/**
 * The hours of the month stand from now on: what nobody had written down yet is written down, so that changes of the plan
 * of then change nothing. A month that is closed already is left as it is.
 * @throws Refusal `attendance.monthRuns`
 */
export const closeTimesheetMonth = (member: Member, { month }: { month: Month }): Promise<void> =>
  member.transaction(async tx => {
    const { organizationId, profileId } = member.actor
    // corrections take turns with it
    await lockAndRecheckPermission(tx, member, requiredForTimesheets)
    const now = member.now()
    const { within, entries } = await readMonthEntries(tx, member, month, false)
    const isRunning = entries.some(({ work }) => work.planned.end > now.epochMilliseconds)
    if (within.end > now.epochMilliseconds || isRunning) {
      throw new Refusal('attendance.monthRuns', { month: monthName(month, member) })
    }
    if (!(await sheetStore.closeMonth(tx, { organizationId, month, closedAt: now, closedBy: profileId }))) return
    const rules = await findRules(tx, organizationId)
    await store.insertAttendances(
      tx,
      entries.flatMap(({ work, seat, row }) =>
        row
          ? []
          : {
              ...store.rowOf(organizationId, { ...seat, state: 'assigned' }),
              basis: work.basis,
              ...(work.basis === 'taps'
                ? latenessOf({ ...seat, dueAt: checkInDueAt(rules, seat.dueAt) }, rules, now)
                : {}),
            },
      ),
    )
    for (const { row } of entries) {
      if (!row || row.checkedInAt === null || row.checkedOutAt !== null) continue
      await store.updateAttendance(tx, organizationId, row.assignmentId, { checkedOutAt: row.endsAt, ending: 'shift' })
    }
    await member.audit(tx, { kind: 'attendance.monthClosed', target: organizationId, change: { month } })
    tx.invalidate('attendance')
  })

/** Hours can be corrected again, and follow the plan where nobody checked in; one that is open is left as it is. */
export const reopenTimesheetMonth = (
  member: Member,
  { month, reason }: { readonly month: Month; readonly reason: string },
): Promise<void> =>
  member.transaction(async tx => {
    const { organizationId } = member.actor
    await lockAndRecheckPermission(tx, member, requiredForTimesheets)
    const { zone, entries } = await readMonthEntries(tx, member, month, true)
    if (!(await sheetStore.reopenMonth(tx, organizationId, month))) return
    const closed = new Set(
      await sheetStore.listClosedTimesheetMonths(tx, organizationId, [addToMonth(month, -1), addToMonth(month, 1)]),
    )
    const free = entries.filter(({ work: { date, planned } }) =>
      monthsOf({ date, stretch: planned }, zone).every(one => !closed.has(one)),
    )
    await sheetStore.deleteAttendancesFromClosing(
      tx,
      organizationId,
      free.map(({ work }) => work.assignmentId),
    )
    await member.audit(tx, { kind: 'attendance.monthReopened', target: organizationId, change: { month, reason } })
    tx.invalidate('attendance')
  })
