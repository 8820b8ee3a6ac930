import type { Day } from '#kit/day.ts'
import { formatTimes } from '#kit/clock-text.ts'
import { type OwnTime, spanInOwnZone } from '#kit/own-time.ts'
import { shortWeekday } from '#platform/web/day-names.ts'
import { useLanguage, useTexts } from '#platform/web/i18n.tsx'
import { shiftSpanOn, type WeekShift } from './week-shifts.ts'

export interface Zones {
  readonly organizationZone: string
  /** The person's own; null: they live by the organisation's. */
  readonly ownZone: string | null
}

/** A shift's times on the clock of whoever marks these days; nothing where it shows what the organisation's does. */
export function ShiftTimesInOwnZone({ shift, days, zones }: { shift: WeekShift; days: readonly Day[]; zones: Zones }) {
  const { ownTimes: texts } = useTexts('availability')
  const language = useLanguage()
  // in a week whose clock changes on one side the times do, too
  const owns = days.map(from => ({ from, own: spanInOwnZone(from, shiftSpanOn(shift, from), zones) }))
  const runs = owns.filter(({ own }, at) => {
    const before = owns[at - 1]?.own
    return before === undefined || keyOf(before) !== keyOf(own)
  })
  if (runs.every(({ own }) => !own.differs)) return null
  return (
    <span className="flex flex-col text-[12px] leading-4 text-text-3">
      {runs.map(({ from, own }, index) => {
        const times = formatTimes(own, language)
        // of a single day the own one has a name
        const said =
          days.length === 1 && own.daysApart !== 0
            ? texts.own(`${shortWeekday(own.date, language)}, ${times}`, 0)
            : texts.own(times, own.daysApart)
        return <span key={from}>{index === 0 ? said : texts.from(shortWeekday(from, language), said)}</span>
      })}
    </span>
  )
}

const keyOf = ({ startTime, endTime, daysApart }: OwnTime) => `${startTime} ${endTime} ${daysApart}`
