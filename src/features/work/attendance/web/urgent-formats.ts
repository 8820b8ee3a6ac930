import { useTexts } from '#platform/web/i18n.tsx'
import { useZoneTimeFormats } from './clock.ts'
import type { UrgentSeat } from './urgent.ts'

/** Of an empty seat what is left of its shift, of a member since when they are not there. */
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
