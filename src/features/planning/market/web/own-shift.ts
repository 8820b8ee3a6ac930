import type { Day } from '#kit/day.ts'
import { shortDate } from '#kit/locale.ts'
import { timesText } from '#kit/own-time.ts'
import type { NextShifts } from '#features/planning/own-shifts/schema.ts'
import { useLanguage } from '#platform/web/i18n.tsx'
import { serverNow } from '#platform/web/now.ts'

/** One's own seat, as its person finds it. */
export interface OwnShift {
  readonly assignmentId: string
  /** In the plan. */
  readonly date: Day
  readonly text: string
  /** Nobody takes it over any more. */
  readonly hasBegun: boolean
}

export function useOwnShifts(days: NextShifts): OwnShift[] {
  const language = useLanguage()
  const now = serverNow().epochMilliseconds
  return days.flatMap(({ date: own, shifts }) =>
    shifts.map(
      ({ assignmentId, date, name, startTime, endTime, isOvernight, own: ownTimes, groupName, startsAt }): OwnShift => {
        const times = timesText(ownTimes ?? { startTime, endTime, isOvernight })
        const text = `${shortDate(own, language)} · ${name} ${times} · ${groupName}`
        return { assignmentId, date, text, hasBegun: Date.parse(startsAt) <= now }
      },
    ),
  )
}
