import { ChevronDown } from 'lucide-react'
import { type CSSProperties, memo, useCallback } from 'react'
import type { Day } from '#kit/day.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import type { GroupRow } from '../contract.ts'
import { type Column, columnWidth, overviewTemplate, planLink } from './overview-frame.tsx'
import { Blocks, RowGroups } from './row-groups.tsx'

interface Props {
  readonly rows: readonly GroupRow[]
  readonly columns: readonly Column[]
  readonly today: Day
  readonly collapsed: ReadonlySet<string>
  readonly onToggle: (groupId: string) => void
}

const groupSize = 4
/** Of a row with so many shifts shown. */
const heightWith = (shifts: number): number => Math.max(47, 36 + 26 * shifts)

export const GroupRows = ({ rows, collapsed, ...rest }: Props) => (
  <RowGroups
    size={groupSize}
    heightAt={at => heightWith(rows[at] && !collapsed.has(rows[at].id) ? rows[at].shifts.length : 0)}
    rows={rows.map(row => <Row key={row.id} row={row} isCollapsed={collapsed.has(row.id)} {...rest} />)}
  />
)

type RowProps = Omit<Props, 'rows' | 'collapsed'> & { readonly row: GroupRow; readonly isCollapsed: boolean }

const Row = memo(function Row({ row, columns, today, isCollapsed, onToggle }: RowProps) {
  const texts = useTexts('scheduleOverview')
  const cellAt = useCallback(
    (at: number) => {
      const column = columns[at]
      if (!column) return null
      return (
        <Cell key={at} row={row} column={column} at={at} isToday={column.date === today} isCollapsed={isCollapsed} />
      )
    },
    [row, columns, today, isCollapsed],
  )
  return (
    <div
      role="row"
      className="grid border-b border-line"
      style={{
        gridTemplateColumns: overviewTemplate(columns.length),
        minHeight: heightWith(isCollapsed ? 0 : row.shifts.length),
      }}
    >
      <div role="rowheader" data-at={0} className="sticky left-0 z-1 flex items-start gap-1 bg-surface px-1.5 py-2">
        <button
          type="button"
          data-stop=""
          tabIndex={-1}
          aria-expanded={!isCollapsed}
          aria-label={isCollapsed ? texts.expand(row.name) : texts.collapse(row.name)}
          onClick={() => onToggle(row.id)}
          className="flex min-h-7 min-w-0 flex-1 items-start gap-1.5 rounded-control p-1 text-left hover:bg-sunken"
        >
          <ChevronDown
            aria-hidden
            size={15}
            className={`mt-0.5 shrink-0 text-text-3 transition-transform ${isCollapsed ? '-rotate-90' : ''}`}
          />
          <span aria-hidden data-hue={row.color} className="mt-1.5 size-2 shrink-0 rounded-[3px] bg-hue-line" />
          <span className="line-clamp-2 min-w-0 font-medium break-words text-text">{row.name}</span>
        </button>
      </div>
      <Blocks columns={columns.length} columnWidth={columnWidth} cellAt={cellAt} />
    </div>
  )
})

interface CellProps {
  readonly row: GroupRow
  readonly column: Column
  readonly at: number
  readonly isToday: boolean
  readonly isCollapsed: boolean
}

// one element each, however much it shows: a month of fifty groups has thousands of them
const strip = [
  'flex h-[18px] items-center gap-2 text-12 font-medium text-hue-fg tabular',
  "before:h-1.5 before:flex-1 before:rounded-full before:content-[''] before:inset-ring before:inset-ring-hue-line/55",
  'before:bg-[linear-gradient(to_right,var(--hue-line)_var(--share),var(--hue-bg)_var(--share))]',
].join(' ')
const chip =
  'relative block h-[22px] truncate rounded-chip bg-hue-bg py-0.5 pr-9 pl-1.5 text-12 text-hue-fg after:absolute after:right-1.5 after:tabular after:content-[attr(data-count)]'

function Cell({ row, column, at, isToday, isCollapsed }: CellProps) {
  const texts = useTexts('scheduleOverview')
  const need = row.shifts.length * row.chatterCount
  const have = row.filled.reduce((sum, shift) => sum + Math.min(shift[at] ?? 0, row.chatterCount), 0)
  const over = row.filled.reduce((sum, shift) => sum + Math.max(0, (shift[at] ?? 0) - row.chatterCount), 0)
  const share: CSSProperties & { '--share': string } = { '--share': `${need === 0 ? 0 : (100 * have) / need}%` }
  const said = need === 0 ? texts.noShifts : texts.staffed(have, need)
  return (
    <div
      role="gridcell"
      data-at={at + 1}
      aria-colindex={at + 2}
      {...(isToday ? { 'data-today': '' } : {})}
      className={`min-w-0 border-l border-line ${isToday ? 'bg-accent-soft/60' : ''}`}
    >
      <a
        {...planLink(row.id, column)}
        aria-label={texts.cell(row.name, column.name, said)}
        className="flex h-full flex-col gap-1 px-2.5 py-2 -outline-offset-2 hover:bg-sunken"
      >
        {need === 0 ? (
          <span className="text-12 text-text-3">{texts.noShifts}</span>
        ) : (
          <span
            data-hue={have >= need && over === 0 ? 'green' : 'orange'}
            className={strip}
            style={share}
          >{`${have}/${need}${over > 0 ? ` +${over}` : ''}`}</span>
        )}
        {!isCollapsed &&
          row.shifts.map((shift, index) => (
            <span
              key={shift.id}
              data-hue={shift.color}
              data-count={`${row.filled[index]?.[at] ?? 0}/${row.chatterCount}`}
              className={chip}
            >
              {shift.name}
            </span>
          ))}
      </a>
    </div>
  )
}
