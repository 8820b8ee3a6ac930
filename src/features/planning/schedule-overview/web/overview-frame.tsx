import { type MouseEvent, type ReactNode, type UIEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { addDays, type Day } from '#kit/day.ts'
import { type Week, weekOf } from '#kit/week.ts'
import { longDay, shortDay } from '#platform/web/day-names.ts'
import { useLanguage } from '#platform/web/i18n.tsx'
import { useGridKeys } from './overview-keys.ts'
import { BlocksNear, blockSize } from './row-groups.tsx'

/** A name and its times fit on one line (docs/product/en/plan.md#overview). */
export const columnWidth = 152
export const overviewTemplate = (days: number): string => `clamp(120px, 22vw, 200px) repeat(${days}, ${columnWidth}px)`

/** A day, with what every row says of it. */
export interface Column {
  readonly date: Day
  readonly week: Week
  readonly name: string
}

export function useColumns({ from, days }: { readonly from: Day; readonly days: number }): readonly Column[] {
  const language = useLanguage()
  return useMemo(
    () =>
      Array.from({ length: days }, (_, at) => {
        const date = addDays(from, at)
        return { date, week: weekOf(date), name: longDay(date, language) }
      }),
    [from, days, language],
  )
}

/** For a link to the plan; plain, so that thousands of them cost nothing. The frame opens it without leaving the page. */
export const planLink = (groupId: string, { week }: Column) => ({
  href: `/schichtplan/${groupId}?week=${week}`,
  'data-group': groupId,
  'data-week': week,
  'data-stop': '',
  tabIndex: -1,
})

interface Props {
  readonly label: string
  readonly columns: readonly Column[]
  readonly today: Day
  readonly rows: number
  readonly corner: ReactNode
  readonly onPlan: (groupId: string, week: string) => void
  readonly children: ReactNode
}

/** Days as columns under a head that stays; on load today stands at the left edge. */
export function OverviewFrame({ label, columns, today, rows, corner, onPlan, children }: Props) {
  const language = useLanguage()
  const grid = useRef<HTMLDivElement>(null)
  const keys = useGridKeys(grid, '[data-today] [data-stop], [data-today][data-stop]')
  const index = Math.max(
    0,
    columns.findIndex(({ date }) => date === today),
  )
  const from = columns[0]?.date
  const [near, setNear] = useState(() => blocksBetween(index * columnWidth, globalThis.innerWidth))
  useLayoutEffect(() => {
    if (grid.current && from !== undefined) grid.current.scrollLeft = index * columnWidth
  }, [from, index])
  const onScroll = ({ currentTarget: { scrollLeft, clientWidth } }: UIEvent<HTMLElement>) => {
    const now = blocksBetween(scrollLeft, clientWidth)
    if (now.join() !== near.join()) setNear(now)
  }
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('a[data-group]') : null
    const { group, week } = link?.dataset ?? {}
    // with a key held down the browser opens another tab
    if (group === undefined || week === undefined || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    onPlan(group, week)
  }
  return (
    <div
      ref={grid}
      role="grid"
      tabIndex={-1}
      aria-label={label}
      aria-rowcount={rows + 1}
      aria-colcount={columns.length + 1}
      onScroll={onScroll}
      {...keys}
      {...{ onClick }}
      className="max-h-[calc(100dvh-210px)] min-h-64 scroll-pt-14 scroll-pl-[clamp(120px,22vw,200px)] overflow-auto overscroll-contain rounded-card border border-line bg-surface shadow-card outline-none print:max-h-none print:overflow-visible"
    >
      <div role="presentation" className="w-max min-w-full">
        <div
          role="row"
          className="sticky top-0 z-3 grid border-b border-line bg-surface"
          style={{ gridTemplateColumns: overviewTemplate(columns.length) }}
        >
          <div role="columnheader" data-at={0} className="sticky left-0 z-1 flex items-center bg-surface px-3 py-2">
            {corner}
          </div>
          {columns.map(({ date }) => (
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
        <BlocksNear value={near}>{children}</BlocksNear>
      </div>
    </div>
  )
}

/** First and last of the blocks of columns that can be seen, or soon. */
const blocksBetween = (left: number, width: number): readonly [number, number] => {
  const block = blockSize * columnWidth
  return [Math.floor(Math.max(0, left - columnWidth) / block), Math.floor((left + width) / block)]
}
