import type { Day } from '#kit/day.ts'
import { daysOfWeek, type Week } from '#kit/week.ts'
import { shownColour } from '#features/agency/shifts/rules.ts'
import { longDay, shortWeekday } from '#platform/web/day-names.ts'
import { useLanguage, useTexts } from '#platform/web/i18n.tsx'
import { countAvailable, type TeamColumn, type TeamRow } from '../team.ts'
import { teamGridColumns } from './team-rows.tsx'

interface Props {
  readonly week: Week
  readonly today: Day
  readonly weekdays: readonly number[]
  readonly columns: readonly TeamColumn[]
  /** Of everybody, whatever is filtered. */
  readonly rows: readonly TeamRow[]
}

/** The days, below each its shifts with how many are available. */
export function TeamHead({ week, today, weekdays, columns, rows }: Props) {
  const texts = useTexts('availability')
  const language = useLanguage()
  const days = daysOfWeek(week)
  return (
    <div
      role="row"
      className="sticky top-0 z-2 grid border-b border-line bg-surface"
      style={{ gridTemplateColumns: teamGridColumns(weekdays.length, columns.length) }}
    >
      <div role="columnheader" className="sticky left-0 z-1 flex items-end bg-surface px-3 pb-2 text-13 text-text-3">
        {texts.team.people(rows.length)}
      </div>
      {weekdays.map(weekday => {
        const date = days[weekday] ?? today
        const isToday = date === today
        return (
          <div
            key={date}
            role="columnheader"
            aria-label={longDay(date, language)}
            style={{ gridColumn: `span ${columns.length}` }}
            className={`relative border-l border-line ${isToday ? 'bg-accent-soft/60' : ''}`}
          >
            {isToday && <span aria-hidden className="absolute inset-x-0 top-0 h-0.5 bg-accent" />}
            <p className="flex items-baseline gap-1.5 px-2 pt-1.5">
              <span translate="no" className={`text-12 ${isToday ? 'text-accent' : 'text-text-2'}`}>
                {shortWeekday(date, language)}
              </span>
              <span className={`font-semibold ${isToday ? 'text-accent' : 'text-text'}`}>{Number(date.slice(8))}</span>
            </p>
            <ul className="flex pb-1.5">
              {columns.map(({ shift, index }) => {
                const available = countAvailable(rows, index, weekday)
                return (
                  <li
                    key={shift.id}
                    data-hue={shownColour(shift)}
                    data-tooltip={texts.team.available(shift.name, available)}
                    className="flex min-w-0 flex-1 flex-col items-center gap-1"
                  >
                    <span className="tabular text-12 font-medium text-text">{available}</span>
                    <span aria-hidden className="h-1 w-4 rounded-full bg-hue-line" />
                    <span className="sr-only">{texts.team.available(shift.name, available)}</span>
                  </li>
                )
              })}
            </ul>
          </div>
        )
      })}
    </div>
  )
}
