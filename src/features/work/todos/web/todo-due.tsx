import { CalendarClock } from 'lucide-react'
import { addDays, todayIn } from '#kit/day.ts'
import { daySpan } from '#platform/web/day-names.ts'
import { useLanguage, useTexts } from '#platform/web/i18n.tsx'
import { isOverdue } from '../rules.ts'
import type { Todo } from '../schema.ts'
import { serverNow } from '#platform/web/now.ts'

/** By when, in words; red once it is late. */
export function TodoDue({ todo, timeZone }: { todo: Todo; timeZone: string }) {
  const texts = useTexts('todos')
  const language = useLanguage()
  if (todo.dueDay === null) return null
  const now = serverNow()
  const today = todayIn(timeZone, now)
  const near = new Map([
    [today, texts.today],
    [addDays(today, 1), texts.tomorrow],
  ]).get(todo.dueDay)
  const isLate = isOverdue(todo, timeZone, now)
  const when = (
    <span className="tabular">
      {near ?? daySpan(todo.dueDay, todo.dueDay, language)}
      {todo.dueTime !== null && `, ${texts.at(todo.dueTime)}`}
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
