import { weekNumber, weekOf } from '#kit/week.ts'
import { displayedShiftName } from '#features/agency/shifts/names.ts'
import { useLanguage, useTexts } from '#platform/web/i18n.tsx'
import type { VacationRequest } from '../schema.ts'
import { VacationDays } from './vacation-days.tsx'

type Days = Pick<VacationRequest, 'specificDates' | 'weekStart' | 'shiftId' | 'shiftName' | 'shiftTimes'>

/** The days and below them the week, the number of days and the shift, or that it is all of them. */
export function RequestDays({ specificDates, weekStart, shiftId, shiftName, shiftTimes }: Days) {
  const texts = useTexts('vacation')
  const language = useLanguage()
  const first = specificDates[0] ?? weekStart
  const week = weekOf(weekStart)
  const name =
    shiftName === null ? texts.request.allShifts : displayedShiftName({ id: shiftId ?? '', name: shiftName }, language)
  return (
    <span className="flex min-w-0 flex-col">
      <span className="font-medium text-text">
        <VacationDays
          start={first}
          end={specificDates.at(-1) ?? first}
          shifts={shiftTimes.map(times => ({ ...times, shiftName: name }))}
        />
      </span>
      <span className="text-13 text-text-2">
        {[texts.shortWeek(weekNumber(week)), texts.days(specificDates.length), name].join(' · ')}
      </span>
    </span>
  )
}
