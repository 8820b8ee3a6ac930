import { Refusal } from '#kit/refusal.ts'
import { instantsIn } from '#kit/span.ts'
import { type Planner, type GroupSetting, placedShiftOn } from '#features/planning/candidates/server/opening.ts'
import type { SeatQuestion } from '#features/planning/candidates/schema.ts'
import type { PlanningSnapshot } from './snapshot-store.ts'

type When = Pick<SeatQuestion, 'date' | 'shiftId'>

/** Whether a shift runs by now, or is over. Of one that is gone nobody knows; it is refused where somebody is seated. */
export function hasShiftBegun(
  setting: Pick<GroupSetting, 'planned' | 'earlier' | 'place'>,
  planner: Pick<Planner, 'organization' | 'language'>,
  when: When,
  now: Temporal.Instant,
): boolean {
  const found = placedShiftOn(setting, planner, when)
  return !(found instanceof Refusal) && found.interval.start <= now.epochMilliseconds
}

/** The same of many seats of the weeks that were read. */
export function createBegunShiftTest({ planned, earlier, timeZone }: PlanningSnapshot, now: Temporal.Instant) {
  const place = instantsIn(timeZone)
  const today = now.toZonedDateTimeISO(timeZone).toPlainDate().toString()
  const settings = new Map(planned.map(of => [of.group.id, { planned: of, earlier, place }]))
  const planner = { organization: { timeZone }, language: 'de' } as const
  return ({ groupId, ...when }: When & { readonly groupId: string }): boolean => {
    const setting = settings.get(groupId)
    // none begins before its date
    return setting !== undefined && when.date <= today && hasShiftBegun(setting, planner, when, now)
  }
}
