import { type ReactNode, useEffect, useRef } from 'react'
import type { Day } from '#kit/day.ts'
import { shortDay } from '#platform/web/day-names.ts'
import { useLanguage } from '#platform/web/i18n.tsx'

/** A §2: about 152 px a day. */
const columnWidth = 152
export const overviewColumns = (days: number): string => `minmax(132px, 200px) repeat(${days}, ${columnWidth}px)`

interface Props {
  readonly label: string
  readonly days: readonly Day[]
  readonly today: Day
  readonly corner: ReactNode
  readonly children: ReactNode
}

/** Days as columns under a head that stays; on load today stands at the left edge. */
export function OverviewFrame({ label, days, today, corner, children }: Props) {
  const language = useLanguage()
  const scroller = useRef<HTMLDivElement>(null)
  const index = days.indexOf(today)
  useEffect(() => {
    if (scroller.current && index > 0) scroller.current.scrollLeft = index * columnWidth
  }, [index])
  return (
    <div
      ref={scroller}
      // scrolled by keyboard as well
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="max-h-[calc(100dvh-210px)] min-h-64 overflow-auto overscroll-contain rounded-card border border-line bg-surface shadow-card print:max-h-none print:overflow-visible"
    >
      <div role="table" aria-label={label} className="w-max min-w-full">
        <div
          role="row"
          className="sticky top-0 z-3 grid border-b border-line bg-surface"
          style={{ gridTemplateColumns: overviewColumns(days.length) }}
        >
          <div role="columnheader" className="sticky left-0 z-1 flex items-center bg-surface px-3 py-2">
            {corner}
          </div>
          {days.map(date => (
            <div
              key={date}
              role="columnheader"
              aria-current={date === today ? 'date' : undefined}
              className={`relative flex items-baseline gap-2 border-l border-line px-3 py-2 ${date === today ? 'bg-accent-soft/60' : ''}`}
            >
              {date === today && <span aria-hidden className="absolute inset-x-0 top-0 h-0.5 bg-accent" />}
              <span className={`text-16 font-semibold ${date === today ? 'text-accent' : 'text-text'}`}>
                {Number(date.slice(8))}
              </span>
              <span className="text-12 text-text-2">{shortDay(date, language)}</span>
            </div>
          ))}
        </div>
        {children}
      </div>
    </div>
  )
}
