import type { Day } from '#kit/day.ts'
import { shortWeekday } from '#platform/web/day-names.ts'
import { useLanguage, useTexts } from '#platform/web/i18n.tsx'
import { type BoardGroup, type IsOpenSeat, staffingOf } from '../board.ts'

interface Props {
  readonly dates: readonly Day[]
  readonly today: Day
  readonly groups: readonly BoardGroup[]
  readonly isGap: IsOpenSeat
  /** From 0. */
  readonly chosen: number
  readonly onChange: (day: number) => void
}

/** The days of a small screen, each with what is missing. */
export function DayTabs({ dates, today, groups, isGap, chosen, onChange }: Props) {
  const texts = useTexts('agencyWeek')
  const language = useLanguage()
  return (
    <div role="group" aria-label={texts.day} className="mb-3 grid grid-cols-7 gap-1 print:hidden">
      {dates.map((date, day) => {
        const { have, need, open } = staffingOf(groups, isGap, day)
        return (
          <button
            key={date}
            type="button"
            aria-pressed={day === chosen}
            onClick={() => onChange(day)}
            className={`flex min-h-14 min-w-0 flex-col items-center justify-center rounded-control border text-12 ${day === chosen ? 'border-accent bg-accent-soft text-text' : 'border-line bg-surface text-text-2'}`}
          >
            <span className={date === today ? 'font-semibold text-accent' : ''} translate="no">
              {`${shortWeekday(date, language)} `}
            </span>
            <span className="text-14 font-semibold text-text">{Number(date.slice(8))}</span>
            <span className="sr-only">{`, ${texts.staffed(have, need)}`}</span>
            <span
              aria-hidden
              data-hue={open > 0 ? 'red' : undefined}
              className={`tabular text-[11px] ${open > 0 ? 'font-semibold text-hue-fg' : 'text-text-3'}`}
            >
              {open}
            </span>
          </button>
        )
      })}
    </div>
  )
}
