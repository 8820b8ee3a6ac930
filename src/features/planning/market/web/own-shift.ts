import { timeSentence } from '#kit/time-text.ts'
import type { NextShift, NextShifts } from '#features/planning/own-shifts/schema.ts'
import { serverNow } from '#platform/web/now.ts'
import { useTimeTexts } from '#platform/web/ui/time.tsx'

/** A shift of the member. */
export interface OwnShift
  extends Pick<NextShift, 'assignmentId' | 'date' | 'name' | 'groupName' | 'startsAt' | 'endsAt'> {
  /** For labels and descriptions. */
  readonly text: string
  /** Nobody takes it over any more. */
  readonly hasBegun: boolean
}

export function useOwnShifts(days: NextShifts): OwnShift[] {
  const times = useTimeTexts()
  const now = serverNow().epochMilliseconds
  return days.flatMap(({ shifts }) =>
    shifts.map((shift): OwnShift => {
      const text = times.shift(shift)
      return {
        ...shift,
        text: `${text.day} · ${shift.name} ${timeSentence(text, 'withoutDay')} · ${shift.groupName}`,
        hasBegun: Date.parse(shift.startsAt) <= now,
      }
    }),
  )
}
