import { Refusal } from '#kit/refusal.ts'
import { lockAndRecheckPermission } from '#features/foundation/people/server/recheck-permission.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import { monthName } from '#features/work/attendance/server/correct-timesheet.ts'
import { findClosedMonth, peopleById } from '#features/work/attendance/server/sheet-store.ts'
import type { Month } from '#kit/month.ts'
import { requiredForPay } from '../policy.ts'
import { draftsOf, isMonthOver, hashPayDrafts, statementsOfDrafts } from './calculate-pay.ts'
import * as statements from './statement-store.ts'
import * as store from './store.ts'

/**
 * The lines of the month stand from now on. Hours must stand before, else they could still change under them. Of two who
 * close at once one wins, and the other is refused.
 * @throws Refusal `pay.alreadyClosed`, `pay.monthRuns`, `pay.hoursOpen`, `pay.changed`
 */
export const closePayRun = (
  member: Member,
  { month, mark }: { readonly month: Month; readonly mark: string },
): Promise<void> =>
  member.transaction(async tx => {
    const { organizationId, profileId } = member.actor
    // rates, amounts and hours take turns with it
    await lockAndRecheckPermission(tx, member, requiredForPay)
    const run = await store.lockRun(tx, organizationId, month)
    if (run.closedBy !== null) {
      const by = (await peopleById(tx, organizationId, [run.closedBy])).get(run.closedBy)
      throw new Refusal('pay.alreadyClosed', { by: by?.fullName ?? '' })
    }
    if (!isMonthOver(month, member)) throw new Refusal('pay.monthRuns', { month: monthName(month, member) })
    if (!(await findClosedMonth(tx, organizationId, month))) {
      throw new Refusal('pay.hoursOpen', { month: monthName(month, member) })
    }
    const drafts = await draftsOf(tx, member, month)
    if (hashPayDrafts(drafts, run.version) !== mark) throw new Refusal('pay.changed')
    const version = run.version + 1
    const paid = statementsOfDrafts(drafts)
    await store.changeRun(tx, organizationId, month, { version, closedAt: member.now(), closedBy: profileId })
    await statements.insertAll(tx, organizationId, { month, version }, paid)
    await member.audit(tx, {
      kind: 'pay.closed',
      target: organizationId,
      change: { month, version, people: paid.filter(({ currency }) => currency !== null).length },
    })
    tx.invalidate('pay')
  })

/** What was closed is kept; the month is a draft again. One that is open is left as it is. */
export const reopenPayRun = (
  member: Member,
  { month, reason }: { readonly month: Month; readonly reason: string },
): Promise<void> =>
  member.transaction(async tx => {
    const { organizationId } = member.actor
    await lockAndRecheckPermission(tx, member, requiredForPay)
    const run = await store.findRun(tx, organizationId, month)
    if (!run?.closedAt) return
    await store.changeRun(tx, organizationId, month, { closedAt: null, closedBy: null })
    await member.audit(tx, {
      kind: 'pay.reopened',
      target: organizationId,
      change: { month, reason, version: run.version },
    })
    tx.invalidate('pay')
  })
