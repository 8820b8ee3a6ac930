import type { Day } from '#kit/day.ts'
import { shortDate } from '#kit/locale.ts'
import { clockTime } from '#kit/zone.ts'
import { displayedShiftName } from '#features/agency/shifts/names.ts'
import { useLanguage, useTexts } from '#platform/web/i18n.tsx'
import { useSheetFormats } from '#features/work/attendance/web/formats.ts'
import type { WorkedShift } from '../schema.ts'
import { usePayFormats } from './formats.ts'

interface Props {
  readonly shifts: readonly WorkedShift[]
  readonly zone: string
  /** By which whoever has worked reads it; null: by the organisation's. */
  readonly ownZone?: string | null
}

/** What was worked, as the clocks of the organisation showed it. */
export function WorkedShifts({ shifts, zone, ownZone = null }: Props) {
  const texts = useTexts('pay')
  const { own } = useTexts('attendance')
  const { ownTimes } = useSheetFormats(zone)
  const language = useLanguage()
  const { duration } = usePayFormats()
  const at = (instant: string) => clockTime(instant, zone, language)
  const ownTimesOf = (date: Day, startsAt: string, endsAt: string) => {
    const times = ownTimes({ date, startsAt, endsAt }, ownZone)
    return times === undefined ? [] : [own.ownTime(times)]
  }
  if (shifts.length === 0) return null
  return (
    <details className="rounded-card border border-line bg-surface shadow-card">
      <summary className="cursor-pointer px-4 py-3 text-14 font-semibold text-text">
        {texts.shifts} ({shifts.length})
      </summary>
      <ul className="divide-y divide-line border-t border-line">
        {shifts.map(({ date, groupName, shiftId, shiftName, start, end, minutes, night, weekend }) => (
          <li
            key={`${start} ${groupName} ${shiftId}`}
            className="flex flex-wrap items-baseline gap-x-3 px-4 py-2 text-13"
          >
            <span className="min-w-0 flex-1 text-text">
              {shortDate(date, language)} · {displayedShiftName({ id: shiftId, name: shiftName }, language)} ·{' '}
              {groupName}
              <span className="tabular block text-text-2">
                {[
                  `${at(start)}–${at(end)}`,
                  ...ownTimesOf(date, start, end),
                  ...(night > 0 ? [texts.nightTime(duration(night))] : []),
                  ...(weekend > 0 ? [texts.weekendTime(duration(weekend))] : []),
                ].join(' · ')}
              </span>
            </span>
            <span className="tabular text-text">{duration(minutes)}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}
