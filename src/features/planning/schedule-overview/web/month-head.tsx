import { weekNumber } from '#kit/week.ts'
import type { Day } from '#kit/day.ts'
import { shortWeekday } from '#platform/web/day-names.ts'
import { useLanguage, useTexts } from '#platform/web/i18n.tsx'
import type { WeekPart } from '../rules.ts'
import type { DayColumn } from './overview-grid.tsx'
import { PrintedSpanTitle } from './printed-span.tsx'

/** The whole month in sight, down to a tablet. */
export const monthGrid = 'w-full min-w-176 [--label:160px] lg:[--label:200px] xl:[--label:224px]'

export const monthRow = 'grid auto-cols-[minmax(18px,1fr)] grid-flow-col grid-cols-[var(--label)]'

/** The line before each Monday, the weekend's tint, and today. */
export const monthDayClassName = (column: DayColumn, today: Day, at: number): string =>
  `${column.isMonday && at > 0 ? 'border-l border-line-strong/60' : ''} ${column.date === today ? 'bg-accent-soft' : column.isWeekend ? 'bg-sunken/70' : ''}`

interface Props {
  readonly columns: readonly DayColumn[]
  readonly weeks: readonly WeekPart[]
  readonly today: Day
  readonly label: string
  /** Over the figures beside the names. */
  readonly figure?: string
}

/** Week numbers over days. */
export function MonthHead({ columns, weeks, today, label, figure }: Props) {
  const texts = useTexts('scheduleOverview')
  const language = useLanguage()
  return (
    <>
      <div aria-hidden className={`${monthRow} text-12 text-text-2`}>
        <PrintedSpanTitle columns={columns} className="px-3 pt-1.5" />
        {weeks.map(({ week, at, days }) => (
          <span
            key={week}
            className={`@container overflow-hidden px-1.5 pt-1.5 whitespace-nowrap ${at > 0 ? 'border-l border-line-strong/60' : ''}`}
            style={{ gridColumn: `span ${days}` }}
          >
            {days > 1 && (
              <>
                {/* over a Saturday and a Sunday alone */}
                <span className="@min-[40px]:hidden">{weekNumber(week)}</span>
                <span className="hidden @min-[40px]:inline">{texts.weekShort(weekNumber(week))}</span>
              </>
            )}
          </span>
        ))}
      </div>
      <div role="row" className={monthRow}>
        <div
          role="columnheader"
          className="sticky left-0 z-1 flex items-end justify-between bg-surface px-3 pb-1.5 text-12 text-text-2"
        >
          <span>{label}</span>
          <span>{figure}</span>
        </div>
        {columns.map((column, at) => {
          const { date, week, isMonday } = column
          return (
            <div
              key={date}
              role="columnheader"
              aria-current={date === today ? 'date' : undefined}
              className={`relative flex flex-col items-center pt-0.5 pb-1.5 leading-4 ${monthDayClassName(column, today, at)}`}
            >
              {date === today && <span aria-hidden className="absolute inset-x-0 top-0 h-0.5 bg-accent" />}
              {isMonday && <span className="sr-only">{texts.weekShort(weekNumber(week))}</span>}
              <span className={`narrow text-[11px] ${date === today ? 'text-accent' : 'text-text-2'}`}>
                {/* a column is 18 px wide on a tablet: two letters, in English as well */}
                {shortWeekday(date, language).slice(0, 2)}
              </span>
              <span className={`text-12 font-semibold ${date === today ? 'text-accent' : 'text-text'}`}>
                {Number(date.slice(8))}
              </span>
            </div>
          )
        })}
      </div>
    </>
  )
}
