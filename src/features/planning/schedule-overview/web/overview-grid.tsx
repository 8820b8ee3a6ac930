import { type MouseEvent, type ReactNode, useLayoutEffect, useMemo, useRef } from 'react'
import { addDays, type Day, weekdayOf } from '#kit/day.ts'
import { type Week, weekOf } from '#kit/week.ts'
import { longDay } from '#platform/web/day-names.ts'
import { useLanguage } from '#platform/web/i18n.tsx'
import { PrintableGrid } from '#platform/web/ui/paged.tsx'
import { useGridKeys } from './overview-keys.ts'

/** A day, with what every row says of it. */
export interface DayColumn {
  readonly date: Day
  readonly week: Week
  readonly name: string
  readonly isMonday: boolean
  readonly isWeekend: boolean
}

export function useDayColumns({ from, days }: { readonly from: Day; readonly days: number }): readonly DayColumn[] {
  const language = useLanguage()
  return useMemo(
    () =>
      Array.from({ length: days }, (_, at) => {
        const date = addDays(from, at)
        const weekday = weekdayOf(date)
        return {
          date,
          week: weekOf(date),
          name: longDay(date, language),
          isMonday: weekday === 1,
          isWeekend: weekday > 5,
        }
      }),
    [from, days, language],
  )
}

/** For a link to the plan; plain, so that thousands of them cost nothing. The grid opens it without leaving the page. */
export const planLink = (groupId: string, week: Week, seat?: string) => ({
  href: `/schichtplan/${groupId}?week=${week}${seat === undefined ? '' : `&seat=${encodeURIComponent(seat)}`}`,
  'data-group': groupId,
  'data-week': week,
  ...(seat === undefined ? {} : { 'data-to': seat }),
  'data-stop': '',
  tabIndex: -1,
})

/** Of somebody's seat; a group that has ended has no plan to go to, and the focus stands there all the same. */
export const seatLink = ({ id, isEnded }: { readonly id: string; readonly isEnded: boolean }, week: Week) =>
  isEnded ? { role: 'group', 'data-stop': '', tabIndex: -1 } : planLink(id, week)

export type OpenPlan = (groupId: string, week: string, seat: string | undefined) => void

/** Follows such links without leaving the page. */
export const planClickHandlers = (onPlan: OpenPlan) => ({
  onClick: (event: MouseEvent<HTMLElement>) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('a[data-group]') : null
    const { group, week, to } = link?.dataset ?? {}
    // with a key held down the browser opens another tab
    if (group === undefined || week === undefined || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    onPlan(group, week, to)
  },
})

interface Props {
  readonly label: string
  readonly columns: readonly DayColumn[]
  readonly rows: number
  /** With the names; by default these and the days. */
  readonly columnCount?: number
  readonly onPlan: OpenPlan
  /** How wide names and days are, and how days stand to the edge. */
  readonly className: string
  readonly head: ReactNode
  readonly children: ReactNode
}

/** Days as columns under a head that stays; on load today stands in sight. */
export function OverviewGrid({
  label,
  columns,
  columnCount = columns.length + 1,
  rows,
  onPlan,
  className,
  head,
  children,
}: Props) {
  const grid = useRef<HTMLDivElement>(null)
  const keys = useGridKeys(grid, '[data-today] [data-stop], [data-today][data-stop]')
  const from = columns[0]?.date
  useLayoutEffect(() => {
    const today = grid.current?.querySelector<HTMLElement>('[role=columnheader][aria-current=date]')
    const names = grid.current?.querySelector<HTMLElement>('[role=columnheader]')
    if (grid.current && from !== undefined)
      grid.current.scrollLeft = today && names ? today.offsetLeft - names.offsetWidth : 0
  }, [from])
  return (
    <div
      ref={grid}
      role="grid"
      tabIndex={-1}
      aria-label={label}
      aria-rowcount={rows + 1}
      aria-colcount={columnCount}
      {...keys}
      {...planClickHandlers(onPlan)}
      className="@container max-h-[calc(100dvh-246px)] 2xl:max-h-[calc(100dvh-210px)] min-h-64 snap-x snap-mandatory scroll-pt-14 scroll-pl-(--label) overflow-auto overscroll-contain rounded-card border border-line bg-surface shadow-card outline-none [--label:clamp(120px,22vw,200px)] print:max-h-none print:overflow-visible"
    >
      <PrintableGrid
        className={className}
        head={
          <div role="presentation" className="sticky top-0 z-3 border-b border-line bg-surface print:static">
            {head}
          </div>
        }
      >
        {children}
      </PrintableGrid>
    </div>
  )
}
