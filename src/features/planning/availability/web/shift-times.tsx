import { isOvernight } from '#kit/span.ts'
import { shortDay } from '#platform/web/day-names.ts'
import { useLanguage, useTexts } from '#platform/web/i18n.tsx'
import type { WeekShift } from './week-shifts.ts'

/** A shift's times in the week that is shown, a line for each. */
export function ShiftTimes({ shift }: { readonly shift: WeekShift }) {
  const { ownTimes: texts } = useTexts('availability')
  const language = useLanguage()
  return [{ ...shift, from: undefined }, ...shift.changes].map(times => {
    const said = `${times.startTime}–${times.endTime}`
    return (
      <span key={times.from ?? ''} className="text-[12px] text-text-2">
        {times.from === undefined ? said : texts.from(shortDay(times.from, language), said)}
        {isOvernight(times) && <sup className="ml-0.5 text-text-3">{'+1'}</sup>}
      </span>
    )
  })
}
