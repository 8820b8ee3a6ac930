import type { Day } from '#kit/day.ts'
import { instantsOf, type Span } from '#kit/span.ts'
import type { TimedShift } from './ui/time.tsx'
import { useZones } from './zones.tsx'

/** When a span of the plan really is, for details that show it on both clocks. */
export function useTimedShift(): (date: Day, span: Span) => TimedShift {
  const { organizationZone } = useZones()
  return (date, span) => {
    const { start, end } = instantsOf(date, span, organizationZone)
    return { date, startsAt: start.toString(), endsAt: end.toString() }
  }
}
