import { CalendarClock } from 'lucide-react'
import { addDays, todayIn } from '#kit/day.ts'
import { daySpan } from '#platform/web/day-names.ts'
import { useLanguage, useTexts } from '#platform/web/i18n.tsx'
import { useClockOfOtherDay } from '#platform/web/ui/organization-clock.tsx'
import { Moment } from '#platform/web/ui/time.tsx'
import { useZones } from '#platform/web/zones.tsx'
import { dueAt, isOverdue } from '../rules.ts'
import type { Todo } from '../schema.ts'
import { serverNow } from '#platform/web/now.ts'

/** By when, in words; red once it is late. A day without a time is the organization's. */
export function TodoDue({ todo }: { todo: Todo }) {
  const texts = useTexts('todos')
  const language = useLanguage()
  const { organizationZone, ownZone } = useZones()
  const otherClock = useClockOfOtherDay()
  const due = dueAt(todo, organizationZone)
  if (due === undefined) return null
  const now = serverNow()
  const hasTime = todo.dueTime !== null
  const zone = hasTime ? (ownZone ?? organizationZone) : organizationZone
  const today = todayIn(zone, now)
  const day = todayIn(zone, due)
  const date = daySpan(day, day, language)
  const near = new Map([
    [today, texts.today],
    [addDays(today, 1), texts.tomorrow],
  ]).get(day)
  const isLate = isOverdue(todo, organizationZone, now)
  const when = (
    <span className="tabular">
      {hasTime || otherClock === undefined ? (near ?? date) : `${date} · ${otherClock}`}
      {hasTime && (
        <>
          {', '}
          <Moment at={due} />
        </>
      )}
    </span>
  )
  return (
    // a narrow column breaks between the two, and nowhere else
    <span
      data-hue={isLate ? 'red' : undefined}
      className={`inline-flex flex-wrap gap-x-1 whitespace-nowrap ${isLate ? 'font-medium text-hue-fg' : ''}`}
    >
      <span className="inline-flex items-center gap-1">
        <CalendarClock aria-hidden size={13} className="shrink-0" />
        {isLate ? `${texts.overdue}:` : when}
      </span>
      {isLate && when}
    </span>
  )
}
