import type { Day } from '#kit/day.ts'
import type { NextShifts } from '#features/planning/own-shifts/schema.ts'
import { dayMonth, shortDay } from '#platform/web/day-names.ts'
import { useLanguage } from '#platform/web/i18n.tsx'

/** One's own seat, as its person finds it. */
export interface OwnShift {
  readonly assignmentId: string
  /** In the plan. */
  readonly date: Day
  readonly text: string
}

export function useOwnShifts(days: NextShifts): OwnShift[] {
  const language = useLanguage()
  return days.flatMap(({ date: own, shifts }) =>
    shifts.map(({ assignmentId, date, name, startTime, endTime, own: ownTimes, groupName }): OwnShift => {
      const [from, to] = ownTimes ? [ownTimes.startTime, ownTimes.endTime] : [startTime, endTime]
      const day = `${shortDay(own, language)}, ${dayMonth(own, language)}`
      return { assignmentId, date, text: `${day} · ${name} ${from}–${to} · ${groupName}` }
    }),
  )
}
