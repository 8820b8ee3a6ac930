import { useTexts } from '#platform/web/i18n.tsx'
import { useZoneTimeFormats } from './clock.ts'
import type { UrgentSeat } from './urgent.ts'

/** An open or unpublished seat shows the rest of its shift; any other seat, how long its member has been away. */
export function useUrgentFormats(zone: string) {
  const { duty: texts } = useTexts('attendance')
  const clock = useZoneTimeFormats(zone)
  return {
    urgentSpan: ({ urgency, seat }: Pick<UrgentSeat, 'urgency' | 'seat'>, now: Temporal.Instant): string =>
      urgency === 'gap' || urgency === 'unpublished'
        ? texts.left(clock.between(now, seat.endsAt))
        : texts.for(clock.between(seat.checkedOutAt ?? seat.dueAt, now)),
  }
}
