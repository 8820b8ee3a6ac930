import { compareNames } from '#kit/compare-names.ts'
import type { Day } from '#kit/day.ts'
import type { TimeOfDay } from '#kit/time-of-day.ts'
import { weekOf } from '#kit/week.ts'
import type { ShiftNotice } from '#features/messages/notifications/kinds.ts'
import { notify } from '#features/messages/notifications/server/notify.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import type { Tx } from '#platform/server/database.ts'

export interface NotifiedShift {
  readonly profileId: string
  readonly date: Day
  readonly shiftId: string
  readonly shiftName: string
  readonly startTime: TimeOfDay
  readonly endTime: TimeOfDay
  readonly startsAt: Temporal.Instant
  readonly endsAt: Temporal.Instant
  /** Where one message is about several groups. */
  readonly groupName?: string | undefined
}

/** The same over several groups: each shift says which it is in. */
export async function notifyOfShiftsInGroups(
  tx: Tx,
  member: Member,
  kind: 'shift_assigned' | 'shift_removed',
  shifts: readonly (NotifiedShift & { readonly groupName: string })[],
): Promise<void> {
  for (const own of Map.groupBy(shifts, ({ profileId }) => profileId).values()) {
    const names = [...new Set(own.map(({ groupName }) => groupName))]
    const named = names.length > 1 ? own : own.map(shift => ({ ...shift, groupName: undefined }))
    await notifyOfShifts(tx, member, kind, names.toSorted(compareNames).join(', '), named)
  }
}

/**
 * One message a person about what one deed has brought or taken, over all its weeks; nobody is told of their own deeds, nor
 * to come to what is over. `week` is that of the first shift.
 */
export async function notifyOfShifts(
  tx: Tx,
  member: Member,
  kind: 'shift_assigned' | 'shift_removed',
  groupName: string,
  shifts: readonly NotifiedShift[],
): Promise<void> {
  const news = shifts.filter(
    ({ endsAt }) => kind === 'shift_removed' || Temporal.Instant.compare(endsAt, member.now()) > 0,
  )
  const inOrder = news.toSorted((a, b) => Temporal.Instant.compare(a.startsAt, b.startsAt))
  for (const [profileId, own] of Map.groupBy(inOrder, shift => shift.profileId)) {
    const [first] = own
    if (profileId === member.actor.profileId || !first) continue
    const notice = { groupName, week: weekOf(first.date), shifts: own.map(shiftNoticeOf) }
    const hasBegun = own.every(({ startsAt }) => Temporal.Instant.compare(startsAt, member.now()) <= 0)
    if (kind === 'shift_removed' && hasBegun) await notify(tx, member, [profileId], kind, { ...notice, hasBegun })
    else await notify(tx, member, [profileId], kind, notice)
  }
}

export const shiftNoticeOf = (shift: NotifiedShift): ShiftNotice => ({
  ...(shift.groupName === undefined ? {} : { groupName: shift.groupName }),
  date: shift.date,
  shiftId: shift.shiftId,
  shiftName: shift.shiftName,
  startTime: shift.startTime,
  endTime: shift.endTime,
  startsAt: shift.startsAt.toString(),
  endsAt: shift.endsAt.toString(),
})
