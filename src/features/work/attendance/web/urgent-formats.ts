import { useTexts } from '#platform/web/i18n.tsx'
import { useSpans } from './clock.tsx'
import type { UrgentSeat } from './urgent.ts'

/** An open or unpublished seat shows the rest of its shift; any other seat, how long its member has been away. */
export function useUrgentSpan() {
  const { duty: texts } = useTexts('attendance')
  const { between } = useSpans()
  return ({ urgency, seat }: Pick<UrgentSeat, 'urgency' | 'seat'>, now: Temporal.Instant): string =>
    urgency === 'gap' || urgency === 'unpublished'
      ? texts.left(between(now, seat.endsAt))
      : texts.for(between(seat.checkedOutAt ?? seat.dueAt, now))
}
