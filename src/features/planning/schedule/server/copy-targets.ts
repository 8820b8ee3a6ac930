import { addDays, daysBetween } from '#kit/day.ts'
import { Refusal } from '#kit/refusal.ts'
import { mondayOf, type Week } from '#kit/week.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import * as store from '#features/planning/assignments/server/store.ts'
import { firstAndLastDay, type GroupSetting, placedShiftOn } from '#features/planning/candidates/server/opening.ts'
import type { Tx } from '#platform/server/database.ts'

/** Who sits in a week of the group, once for each of the others; a shift that is over by now is nobody's any more. */
export async function listCopyWishes(
  tx: Tx,
  member: Member,
  setting: GroupSetting,
  { from, to }: { from: Week; to: readonly Week[] },
) {
  const groupId = setting.planned.group.id
  const source = await store.listOfGroup(tx, member.actor.organizationId, groupId, ...firstAndLastDay(from))
  const now = member.now().epochMilliseconds
  return source.flatMap(({ date, shiftId, seat, profileId }) =>
    to
      .map(week => ({
        groupId,
        date: addDays(date, daysBetween(mondayOf(from), mondayOf(week))),
        shiftId,
        seat,
        profileId,
      }))
      .filter(spot => {
        const found = placedShiftOn(setting, member, spot)
        // whatever else is in the way is said where it is seated
        return found instanceof Refusal || found.interval.end > now
      }),
  )
}

/** In order, each once, and not the one that is copied. */
export const copyTargetWeeks = (from: Week, to: readonly Week[]): Week[] =>
  [...new Set(to)].filter(week => week !== from).toSorted()
