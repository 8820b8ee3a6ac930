import { formatHours } from '#kit/hours.ts'
import { shortDate } from '#kit/locale.ts'
import { instantsInOwnZone, timesText } from '#kit/own-time.ts'
import { shortWeekday } from '#platform/web/day-names.ts'
import { useLanguage } from '#platform/web/i18n.tsx'
import type { SheetLine } from '../schema.ts'
import { useZoneTimeFormats } from './clock.ts'

type Timed = Pick<SheetLine, 'date' | 'startsAt' | 'endsAt'>

/** Hours, and stretches of a shift on the clocks of the organisation. */
export function useSheetFormats(zone: string) {
  const language = useLanguage()
  const clock = useZoneTimeFormats(zone)
  return {
    at: clock.at,
    hours: (minutes: number): string => formatHours(minutes, language),
    stretch: ({ start, end }: { start: string; end: string }): string => `${clock.at(start)}–${clock.at(end)}`,
    shift: (line: SheetLine): string => `${shortDate(line.date, language)} · ${line.shiftName} · ${line.groupName}`,
    /** `Di, 04:00–14:00` on another clock, with the weekday if it is another; undefined: it shows the same. */
    ownTimes: ({ date, startsAt, endsAt }: Timed, ownZone: string | null): string | undefined => {
      const instants = { start: Temporal.Instant.from(startsAt), end: Temporal.Instant.from(endsAt) }
      const own = instantsInOwnZone(date, instants, { organizationZone: zone, ownZone })
      if (!own.differs) return undefined
      return `${own.daysApart === 0 ? '' : `${shortWeekday(own.date, language)}, `}${timesText(own)}`
    },
    day: (line: SheetLine): string => shortDate(line.date, language),
  }
}
