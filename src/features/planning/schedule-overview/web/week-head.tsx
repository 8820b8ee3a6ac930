import type { ReactNode } from 'react'
import type { Day } from '#kit/day.ts'
import { shortWeekday } from '#platform/web/day-names.ts'
import { useLanguage } from '#platform/web/i18n.tsx'
import type { DayColumn } from './overview-grid.tsx'
import { PrintedSpanTitle } from './printed-span.tsx'

/**
 * Days are about 152 px wide (docs/product/en/plan.md#overview): as many as fit at 130 share the room that there is, and the
 * others snap to the edge, so that none is cut.
 */
export const weekGrid =
  'w-max min-w-full [--days:3] @min-[667px]:[--days:4] @min-[850px]:[--days:5] @min-[980px]:[--days:6] @min-[1110px]:[--days:7] [--day:calc((100cqw-var(--label))/var(--days))]'

export const weekRow = 'grid grid-cols-[var(--label)_repeat(7,var(--day))]'

/** The tint of a day's column. */
export const dayTintClassName = (column: DayColumn, today: Day): string =>
  column.date === today ? 'bg-accent-soft/60' : column.isWeekend ? 'bg-sunken/60' : ''

export function WeekHead({ columns, today, corner }: { columns: readonly DayColumn[]; today: Day; corner: ReactNode }) {
  const language = useLanguage()
  return (
    <div role="row" className={weekRow}>
      <div role="columnheader" data-at={0} className="sticky left-0 z-1 flex items-center bg-surface px-3 py-2">
        <span className="print:hidden">{corner}</span>
        <PrintedSpanTitle columns={columns} className="text-12" />
      </div>
      {columns.map(column => (
        <div
          key={column.date}
          role="columnheader"
          aria-current={column.date === today ? 'date' : undefined}
          className={`relative flex snap-start items-baseline gap-2 border-l border-line px-3 py-2 ${dayTintClassName(column, today)}`}
        >
          {column.date === today && <span aria-hidden className="absolute inset-x-0 top-0 h-0.5 bg-accent" />}
          <span className={`text-16 font-semibold ${column.date === today ? 'text-accent' : 'text-text'}`}>
            {Number(column.date.slice(8))}
          </span>
          <span className="text-12 text-text-2" translate="no">
            {shortWeekday(column.date, language)}
          </span>
        </div>
      ))}
    </div>
  )
}
