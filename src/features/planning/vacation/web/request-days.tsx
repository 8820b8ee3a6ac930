import { weekNumber, weekOf } from '#kit/week.ts'
import { displayedShiftName } from '#features/agency/shifts/names.ts'
import { daySpan } from '#platform/web/day-names.ts'
import { useLanguage, useTexts } from '#platform/web/i18n.tsx'
import type { VacationRequest } from '../schema.ts'

type Days = Pick<VacationRequest, 'specificDates' | 'weekStart' | 'shiftId' | 'shiftName'>

/** `Mo., 23. – Mi., 25. Nov.` and below it the week, the number of days and the shift, or that it is all of them. */
export function RequestDays({ specificDates, weekStart, shiftId, shiftName }: Days) {
  const texts = useTexts('vacation')
  const language = useLanguage()
  const first = specificDates[0] ?? weekStart
  const week = weekOf(weekStart)
  const shifts =
    shiftName === null ? texts.request.allShifts : displayedShiftName({ id: shiftId ?? '', name: shiftName }, language)
  return (
    <span className="flex min-w-0 flex-col">
      <span className="font-medium text-text">{daySpan(first, specificDates.at(-1) ?? first, language)}</span>
      <span className="text-13 text-text-2">
        {[texts.shortWeek(weekNumber(week)), texts.days(specificDates.length), shifts].join(' · ')}
      </span>
    </span>
  )
}
