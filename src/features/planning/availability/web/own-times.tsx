import { cityOf } from '#kit/city.ts'
import { compactTimes, formatTimes } from '#kit/clock-text.ts'
import type { Day } from '#kit/day.ts'
import { type OrganizationAndOwnZone, type OwnTime, spanInOwnZone } from '#kit/own-time.ts'
import { minutesOf } from '#kit/time-of-day.ts'
import { withDaysApart } from '#kit/time-text.ts'
import { shownColour } from '#features/agency/shifts/rules.ts'
import { shortWeekday } from '#platform/web/day-names.ts'
import { useLanguage, useTexts } from '#platform/web/i18n.tsx'
import { ShiftsOfDayBar } from '#platform/web/ui/day-bar.tsx'
import { shiftSpanOn, type WeekShift } from './week-shifts.ts'

interface Props {
  readonly shift: WeekShift
  readonly days: readonly Day[]
  /** The zones of a member who marks their own days. Undefined: the organization's clock alone. */
  readonly zones: OrganizationAndOwnZone | undefined
  /** A narrow column: `16–02`. */
  readonly isCompact?: boolean
}

/** A shift's times in the shown week, a line for each: on the member's clock first, then on the organization's if it differs. */
export function WeekShiftTimes({ shift, days, zones, isCompact = false }: Props) {
  const { ownTimes: texts } = useTexts('availability')
  const language = useLanguage()
  const timesOf = isCompact ? compactTimes : formatTimes
  const said = (times: ShownTimes, city = '') =>
    withDaysApart(timesOf(times, language) + city, times.daysApart, language)
  return (
    <span data-time className="flex flex-col text-12 leading-4 text-text-2">
      {runsOf(shift, days, zones).map(({ from, own, plan }, index) => {
        const since = (text: string) => (index === 0 ? text : texts.from(shortWeekday(from, language), text))
        if (zones?.ownZone == null || !own?.differs) return <span key={from}>{since(said(plan))}</span>
        return (
          <span key={from} className="flex flex-col">
            <span className="font-medium text-text">{since(said(own, ` ${cityOf(zones.ownZone, language)}`))}</span>
            <span className="text-text-3">{`${cityOf(zones.organizationZone, language)} ${said(plan)}`}</span>
          </span>
        )
      })}
    </span>
  )
}

/** Where in the 24 hours the shift lies on the clock that is named first, on the first of the days. */
export function WeekShiftBar({ shift, days, zones }: Omit<Props, 'isCompact'>) {
  const [run] = runsOf(shift, days, zones)
  const { startTime, endTime } = run?.own?.differs ? run.own : (run?.plan ?? shift)
  return <ShiftsOfDayBar start={minutesOf(startTime)} end={minutesOf(endTime)} hue={shownColour(shift)} />
}

type ShownTimes = Pick<OwnTime, 'startTime' | 'endTime' | 'daysApart'>

interface Run {
  readonly from: Day
  readonly own: OwnTime | undefined
  readonly plan: ShownTimes
}

/** A run ends where the plan has other times, or where one of the two zones changes its clock. */
function runsOf(shift: WeekShift, days: readonly Day[], zones: OrganizationAndOwnZone | undefined): Run[] {
  const all = days.map(from => {
    const span = shiftSpanOn(shift, from)
    return {
      from,
      own: zones && spanInOwnZone(from, span, zones),
      // the actual hours in the night of a clock change
      plan: zones
        ? spanInOwnZone(from, span, { ...zones, ownZone: null })
        : { startTime: span.startTime, endTime: span.endTime, daysApart: span.belongsToPreviousDay ? 1 : 0 },
    }
  })
  return all.filter((run, at) => {
    const before = all[at - 1]
    return before === undefined || keyOf(before) !== keyOf(run)
  })
}

const keyOf = ({ own, plan }: Run): string =>
  [plan, ...(own?.differs ? [own] : [])]
    .map(({ startTime, endTime, daysApart }) => `${startTime} ${endTime} ${daysApart}`)
    .join(' ')
