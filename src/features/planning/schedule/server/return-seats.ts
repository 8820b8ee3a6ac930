import { z } from 'zod'
import type { Day } from '#kit/day.ts'
import { Refusal } from '#kit/refusal.ts'
import { zDay } from '#kit/schema.ts'
import { findLastAuditEntry } from '#features/foundation/audit/server/store.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import { displayedShiftName } from '#features/agency/shifts/names.ts'
import type { Tx } from '#platform/server/database.ts'
import { warnings } from '#features/planning/planning-rules/rules.ts'
import { findGroupSetting, type GroupSetting, placedShiftOn } from '#features/planning/candidates/server/opening.ts'
import { tryAssign } from './try-assign.ts'
import { notifyOfShifts, type NotifiedShift } from './notices.ts'

/** What opening seats has written down; of earlier versions not all of it. */
const freed = z.object({
  cause: z.literal('locked'),
  seats: z.array(
    z.object({
      groupId: z.string(),
      groupName: z.string(),
      date: zDay,
      shiftId: z.string(),
      shiftName: z.string(),
      seat: z.number().int(),
      overriddenWarnings: z.array(z.enum(warnings)).default([]),
      overrideReason: z.string().nullable().default(null),
    }),
  ),
})

interface ReturnedSeat {
  readonly groupName: string
  readonly shiftName: string
  readonly date: string
}

/** Both as the calendar has them. */
export interface RestoredSeats {
  readonly back: ReturnedSeat[]
  /** Taken by somebody else since, or no more. */
  readonly gone: ReturnedSeat[]
}

const byDate = (a: ReturnedSeat, b: ReturnedSeat) => (a.date < b.date ? -1 : Number(a.date > b.date))

/**
 * Gives somebody who is let in again the seats that the lock had opened, as far as they are still to come and free. Whoever
 * gets another role after "locked" is let in again as well. The person is told once a group.
 */
export async function restoreSeatsAfterUnlock(tx: Tx, member: Member, profileId: string): Promise<RestoredSeats> {
  const { organizationId } = member.actor
  const last = await findLastAuditEntry(tx, organizationId, profileId, ['schedule.freed', 'team.unlocked'])
  const read = last?.kind === 'schedule.freed' ? freed.safeParse(last.change) : undefined
  const back: ReturnedSeat[] = []
  const gone: ReturnedSeat[] = []
  const notice = new Map<string, NotifiedShift[]>()
  // in the order in which planning takes weeks
  const inOrder = (read?.data?.seats ?? []).toSorted((a, b) =>
    `${a.groupId} ${a.date}` < `${b.groupId} ${b.date}` ? -1 : 1,
  )
  for (const { groupId, groupName, shiftName, overriddenWarnings, overrideReason, ...spot } of inOrder) {
    const named = displayedShiftName({ id: spot.shiftId, name: shiftName }, member.language)
    const place = { groupName, shiftName: named, date: spot.date }
    const setting = await findGroupSetting(tx, member, groupId)
    if (isOver(setting, member, spot)) continue
    const wish = { groupId, ...spot, profileId }
    const asBefore = { overriddenWarnings, overrideReason }
    const outcome = setting && (await tryAssign(tx, member, setting, wish, { asBefore }))
    if (!outcome || 'refusal' in outcome) {
      gone.push(place)
      continue
    }
    back.push(place)
    if (outcome.notice) notice.set(groupName, [...(notice.get(groupName) ?? []), outcome.notice])
  }
  for (const [groupName, shifts] of notice) await notifyOfShifts(tx, member, 'shift_assigned', groupName, shifts)
  return { back: back.toSorted(byDate), gone: gone.toSorted(byDate) }
}

/** The lock opened what had not ended, and that is what is given back: a night of yesterday's date may be still to come. */
function isOver(setting: GroupSetting | undefined, member: Member, spot: { date: Day; shiftId: string }): boolean {
  const found = setting && placedShiftOn(setting, member, spot)
  // of a shift that is gone, only the day is known
  if (!found || found instanceof Refusal) return spot.date < member.today()
  return found.interval.end <= member.now().epochMilliseconds
}
