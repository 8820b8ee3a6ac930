import type { Day } from '#kit/day.ts'
import type { TimeOfDay } from '#kit/time-of-day.ts'
import type { Week } from '#kit/week.ts'
import { notify } from '#features/notifications/server/notify.ts'
import type { Member } from '#features/permissions/server/procedure.ts'
import type { Tx } from '#platform/server/database.ts'

interface ToldShift {
  readonly profileId: string
  readonly date: Day
  readonly shiftName: string
  readonly startTime: TimeOfDay
  readonly endTime: TimeOfDay
}

/** One message a person about what has come or gone; nobody is told of the own deeds. */
export async function tellOf(
  tx: Tx,
  { actor, services }: Member,
  kind: 'shift_assigned' | 'shift_removed',
  groupName: string,
  week: Week,
  shifts: readonly ToldShift[],
): Promise<void> {
  for (const [profileId, own] of Map.groupBy(shifts, shift => shift.profileId)) {
    if (profileId === actor.profileId) continue
    await notify(tx, actor.organizationId, services.clock, [profileId], kind, {
      groupName,
      week,
      shifts: own.map(({ date, shiftName, startTime, endTime }) => ({ date, shiftName, startTime, endTime })),
    })
  }
}
