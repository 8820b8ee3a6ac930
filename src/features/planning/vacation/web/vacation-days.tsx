import type { Day } from '#kit/day.ts'
import { shortDate } from '#kit/locale.ts'
import { daySpan } from '#platform/web/day-names.ts'
import { useLanguage } from '#platform/web/i18n.tsx'
import { ShiftTime, type TimedShift, useTimeTexts } from '#platform/web/ui/time.tsx'

interface Props {
  readonly start: Day
  readonly end: Day
  /** Each shift of the days; empty: all shifts. */
  readonly shifts: readonly (TimedShift & { readonly shiftName: string })[]
}

/** `Mo., 23. – Mi., 25. Nov.` Where the reader's calendar has a shift on another day, each shift with its day and times. */
export function VacationDays({ start, end, shifts }: Props) {
  const language = useLanguage()
  const texts = useTimeTexts()
  const isOnOtherDay = shifts.some(shift => texts.shift(shift).day !== shortDate(shift.date, language))
  if (!isOnOtherDay) return daySpan(start, end, language)
  const isOneShift = new Set(shifts.map(({ shiftName }) => shiftName)).size === 1
  return (
    <span className="flex flex-col">
      {shifts.map(shift => (
        <span key={`${shift.date} ${shift.shiftName}`}>
          {!isOneShift && `${shift.shiftName} `}
          <ShiftTime shift={shift} withDay />
        </span>
      ))}
    </span>
  )
}
