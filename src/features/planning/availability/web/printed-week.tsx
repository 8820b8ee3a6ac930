import { addDays } from '#kit/day.ts'
import { mondayOf, type Week, weekNumber } from '#kit/week.ts'
import { dateSpan } from '#platform/web/day-names.ts'
import { useLanguage, useTexts } from '#platform/web/i18n.tsx'

/** On paper, in the head that each page has: the title stands on the first one only. */
export function PrintedWeekTitle({ week }: { readonly week: Week }) {
  const texts = useTexts('availability')
  const language = useLanguage()
  const monday = mondayOf(week)
  return (
    <span className="hidden text-12 font-semibold text-text print:block">
      {`${texts.week(weekNumber(week))} · ${dateSpan(monday, addDays(monday, 6), language)}`}
    </span>
  )
}
