import { isOvernight } from '#kit/span.ts'
import { minutesOf } from '#kit/time-of-day.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { ShiftsOfDayBar } from '#platform/web/ui/day-bar.tsx'
import { PlanTimes } from '#platform/web/ui/time.tsx'
import { shownColour } from '../rules.ts'
import type { Shift } from '../schema.ts'

/** 16:00–02:00 +1 */
function ShiftTimes({ shift }: { shift: Shift }) {
  const texts = useTexts('shifts')
  return (
    <span className="whitespace-nowrap text-text-2" title={isOvernight(shift) ? texts.nextDayLong : undefined}>
      <PlanTimes startTime={shift.startTime} endTime={shift.endTime} isOvernight={isOvernight(shift)} />
    </span>
  )
}

/** The shift's colour, name and times, with its place in the 24 hours under them. */
export function ShiftLine({ shift }: { shift: Shift }) {
  const texts = useTexts('shifts')
  const hue = shownColour(shift)
  return (
    <span className={`flex min-w-0 flex-col gap-1.5 ${shift.isEnabled ? '' : 'opacity-60'}`}>
      <span className="flex min-w-0 flex-wrap items-center gap-x-2">
        <span aria-hidden data-hue={hue} className="size-2.5 shrink-0 rounded-full bg-hue-line" />
        <span className="truncate font-medium text-text">{shift.name}</span>
        <ShiftTimes shift={shift} />
        {!shift.isEnabled && <span className="text-12 text-text-3">{texts.disabled}</span>}
      </span>
      <ShiftsOfDayBar start={minutesOf(shift.startTime)} end={minutesOf(shift.endTime)} hue={hue} />
    </span>
  )
}
