import { useMemo, useRef } from 'react'
import type { Day } from '#kit/day.ts'
import { daysOfWeek, type Week } from '#kit/week.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { PrintableGrid } from '#platform/web/ui/paged.tsx'
import { useProgressiveCount } from '#platform/web/use-near.ts'
import type { BoardGroup, IsOpenSeat } from '../board.ts'
import type { BoardFilters } from '../board-filters.ts'
import { BoardHead } from './board-head.tsx'
import { GroupBlock, type Sheet } from './group-block.tsx'
import { type SeatDrops, useSeatDrag } from './use-seat-drag.ts'
import type { BoardPosition, BoardSelection } from './use-board-keys.ts'

interface Props {
  readonly week: Week
  readonly groups: readonly BoardGroup[]
  readonly today: Day
  readonly filters: BoardFilters
  readonly isGap: IsOpenSeat
  readonly focus: BoardPosition
  readonly selection: BoardSelection | undefined
  readonly openKey: string | undefined
  readonly couldWork: ReadonlyMap<string, number>
  readonly drops: SeatDrops | undefined
  readonly marks?: Sheet['marks']
  readonly below?: Sheet['below']
  readonly handlers: React.HTMLAttributes<HTMLDivElement>
}

/** Groups that are drawn before anything else; those below follow. */
const atOnce = 12
const label = 104
const columns = `${label}px 96px repeat(7, minmax(120px, 1fr))`
const isOf = (key: string, { rows }: BoardGroup) => rows.some(row => row.cells.some(seat => seat?.key === key))
const rowsIn = (groups: readonly BoardGroup[]) => groups.reduce((sum, { rows }) => sum + rows.length, 0)
const week7 = [0, 1, 2, 3, 4, 5, 6]

/** Groups, their shifts and seats down, the days across. */
export function AgencyBoard({
  week,
  groups,
  today,
  filters,
  isGap,
  focus,
  selection,
  openKey,
  couldWork,
  drops,
  marks,
  below,
  handlers,
}: Props) {
  const texts = useTexts('agencyWeek')
  const board = useRef<HTMLDivElement>(null)
  useSeatDrag(board, drops)
  const dates = useMemo(() => daysOfWeek(week), [week])
  const chosen = selection?.keys
  const sheet = useMemo<Sheet>(
    () => ({ filters, isGap, columns, days: week7, today: dates.indexOf(today), chosen, couldWork, marks, below }),
    [filters, isGap, dates, today, chosen, couldWork, marks, below],
  )
  const drawn = useProgressiveCount(groups.length, atOnce)
  const starts = useMemo(() => groups.map((_, at) => rowsIn(groups.slice(0, at))), [groups])
  return (
    <div
      ref={board}
      role="grid"
      aria-label={texts.title}
      aria-multiselectable="true"
      data-agency-board
      className="max-h-[calc(100dvh-var(--around,140px))] min-h-80 scroll-pt-16 scroll-pl-[200px] overflow-auto rounded-card border border-line bg-surface shadow-card print:max-h-none print:overflow-visible print:border-0 print:shadow-none"
      style={{ '--label': `${label}px` } as React.CSSProperties}
      {...handlers}
    >
      <PrintableGrid
        className="min-w-[1040px] print:min-w-0"
        head={
          <BoardHead label={texts.title} groups={groups} isGap={isGap} dates={dates} today={today} columns={columns} />
        }
      >
        {groups.slice(0, drawn).map((block, index) => {
          const start = starts[index] ?? 0
          const hasFocus = focus.row >= start && focus.row < start + block.rows.length
          return (
            <GroupBlock
              key={block.group.id}
              block={block}
              first={start}
              focus={hasFocus ? focus : undefined}
              openKey={openKey !== undefined && isOf(openKey, block) ? openKey : undefined}
              sheet={sheet}
            />
          )
        })}
      </PrintableGrid>
    </div>
  )
}
