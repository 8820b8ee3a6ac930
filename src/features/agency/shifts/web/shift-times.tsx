import { cityOf } from '#kit/city.ts'
import { formatTimes } from '#kit/clock-text.ts'
import type { Day } from '#kit/day.ts'
import { type OwnTime, spanInOwnZone } from '#kit/own-time.ts'
import { isOvernight } from '#kit/span.ts'
import { minutesOf } from '#kit/time-of-day.ts'
import { withDaysApart } from '#kit/time-text.ts'
import { useLanguage, useTexts } from '#platform/web/i18n.tsx'
import { ShiftsOfDayBar } from '#platform/web/ui/day-bar.tsx'
import { PlanTimes } from '#platform/web/ui/time.tsx'
import { useZones } from '#platform/web/zones.tsx'
import { shownColour } from '../rules.ts'
import type { Shift } from '../schema.ts'

interface Clocks {
  readonly own: OwnTime
  readonly plan: OwnTime
}

/** `16:00–02:00 +1`; on both clocks `22:00–08:00 +1 Manila (Berlin 16:00–02:00 +1)`. */
function ShiftTimes({ shift, clocks }: { shift: Shift; clocks: Clocks | undefined }) {
  const texts = useTexts('shifts')
  const language = useLanguage()
  const { ownZone, organizationZone } = useZones()
  const isOver = isOvernight(shift)
  const timesOf = (of: OwnTime, city = '') => withDaysApart(formatTimes(of, language) + city, of.daysApart, language)
  return (
    <span className="text-text-2" title={isOver ? texts.nextDayLong : undefined}>
      {clocks === undefined || ownZone === null ? (
        <PlanTimes startTime={shift.startTime} endTime={shift.endTime} isOvernight={isOver} />
      ) : (
        <span data-time>
          {`${timesOf(clocks.own, ` ${cityOf(ownZone, language)}`)} `}
          <small className="inline-block text-12 text-text-3">
            {`(${cityOf(organizationZone, language)} ${timesOf(clocks.plan)})`}
          </small>
        </span>
      )}
    </span>
  )
}

interface LineProps {
  readonly shift: Shift
  /** The times of this day also on the reader's clock. Undefined: on the organization's alone, which the page names. */
  readonly day?: Day
}

/** The shift's colour, name and times, with its place in the 24 hours under them. */
export function ShiftLine({ shift, day }: LineProps) {
  const texts = useTexts('shifts')
  const zones = useZones()
  const hue = shownColour(shift)
  const own = day && spanInOwnZone(day, shift, zones)
  const clocks = day && own?.differs ? { own, plan: spanInOwnZone(day, shift, { ...zones, ownZone: null }) } : undefined
  const { startTime, endTime } = clocks?.own ?? shift
  return (
    <span className={`flex min-w-0 flex-col gap-1.5 ${shift.isEnabled ? '' : 'opacity-60'}`}>
      <span className="flex min-w-0 flex-wrap items-center gap-x-2">
        <span aria-hidden data-hue={hue} className="size-2.5 shrink-0 rounded-full bg-hue-line" />
        <span className="truncate font-medium text-text">{shift.name}</span>
        <ShiftTimes shift={shift} clocks={clocks} />
        {!shift.isEnabled && <span className="text-12 text-text-3">{texts.disabled}</span>}
      </span>
      <ShiftsOfDayBar start={minutesOf(startTime)} end={minutesOf(endTime)} hue={hue} />
    </span>
  )
}
