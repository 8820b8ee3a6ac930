import type { Day } from '#kit/day.ts'
import { shortWeekday } from '#platform/web/day-names.ts'
import { useLanguage, useTexts } from '#platform/web/i18n.tsx'
import { StaffingCount } from '#platform/web/ui/have-need.tsx'
import type { Plan } from '../schema.ts'
import { staffingOf } from './seats.ts'

interface Props {
  readonly plan: Plan
  readonly days: readonly Day[]
  readonly today: Day
  readonly chosen: Day
  readonly onChange: (day: Day) => void
}

/** The week on a phone: each day with how it is staffed; the chosen one fills the screen below. */
export function DayStrip({ plan, days, today, chosen, onChange }: Props) {
  const texts = useTexts('schedule')
  const language = useLanguage()
  return (
    <div role="group" aria-label={texts.days} className="mb-3 grid grid-cols-7 gap-1">
      {days.map(date => {
        const { have, need, over } = staffingOf(plan, date)
        const isChosen = date === chosen
        return (
          <button
            key={date}
            type="button"
            aria-pressed={isChosen}
            onClick={() => onChange(date)}
            className={`flex min-h-14 min-w-0 flex-col items-center gap-0.5 rounded-control border px-1 py-1.5 ${isChosen ? 'border-accent bg-accent-soft' : 'border-line bg-surface'}`}
          >
            <span translate="no" className={`text-12 ${date === today ? 'font-medium text-accent' : 'text-text-2'}`}>
              {`${shortWeekday(date, language)} `}
            </span>
            <span className={`text-16 font-semibold ${date === today ? 'text-accent' : 'text-text'}`}>
              {`${Number(date.slice(8))} `}
            </span>
            <StaffingCount
              have={have}
              need={need}
              over={over}
              isPast={date < today}
              label={texts.staffed(have, need, over)}
              isSmall
            />
          </button>
        )
      })}
    </div>
  )
}
