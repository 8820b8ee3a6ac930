import { Link } from '@tanstack/react-router'
import { ChevronDown } from 'lucide-react'
import { memo } from 'react'
import type { Day } from '#kit/day.ts'
import { weekOf } from '#kit/week.ts'
import { longDay } from '#platform/web/day-names.ts'
import { useLanguage, useTexts } from '#platform/web/i18n.tsx'
import { HaveNeed } from '#platform/web/ui/have-need.tsx'
import type { GroupRow } from '../contract.ts'
import { overviewColumns } from './overview-frame.tsx'

interface Props {
  readonly rows: readonly GroupRow[]
  readonly days: readonly Day[]
  readonly today: Day
  readonly collapsed: ReadonlySet<string>
  readonly onToggle: (groupId: string) => void
}

export const GroupRows = ({ rows, collapsed, ...rest }: Props) =>
  rows.map(row => <Row key={row.id} row={row} isCollapsed={collapsed.has(row.id)} {...rest} />)

type RowProps = Omit<Props, 'rows' | 'collapsed'> & { readonly row: GroupRow; readonly isCollapsed: boolean }

const Row = memo(function Row({ row, days, today, isCollapsed, onToggle }: RowProps) {
  const texts = useTexts('scheduleOverview')
  const language = useLanguage()
  const need = row.shifts.length * row.chatterCount
  const height = isCollapsed ? 49 : 49 + row.shifts.length * 30
  return (
    <div
      role="row"
      className="grid border-b border-line last:border-b-0"
      style={{
        gridTemplateColumns: overviewColumns(days.length),
        contentVisibility: 'auto',
        containIntrinsicSize: `auto ${height}px`,
      }}
    >
      <div role="rowheader" className="sticky left-0 z-1 flex items-start gap-1 bg-surface px-1.5 py-2">
        <button
          type="button"
          aria-expanded={!isCollapsed}
          aria-label={isCollapsed ? texts.expand(row.name) : texts.collapse(row.name)}
          onClick={() => onToggle(row.id)}
          className="flex min-h-8 min-w-0 flex-1 items-start gap-1.5 rounded-control p-1 text-left hover:bg-sunken"
        >
          <ChevronDown
            aria-hidden
            size={15}
            className={`mt-0.5 shrink-0 text-text-3 transition-transform ${isCollapsed ? '-rotate-90' : ''}`}
          />
          <span aria-hidden data-hue={row.color} className="mt-1.5 size-2 shrink-0 rounded-[3px] bg-hue-line" />
          <span className="min-w-0 font-medium break-words text-text">{row.name}</span>
        </button>
      </div>
      {days.map((date, at) => {
        const have = row.filled.reduce((sum, shift) => sum + Math.min(shift[at] ?? 0, row.chatterCount), 0)
        return (
          <div
            key={date}
            role="cell"
            className={`flex min-w-0 flex-col border-l border-line ${date === today ? 'bg-accent-soft/60' : ''}`}
          >
            <Link
              to="/schichtplan/$groupId"
              params={{ groupId: row.id }}
              search={{ week: weekOf(date) }}
              preload={false}
              aria-label={texts.toPlan(row.name, longDay(date, language))}
              className="flex flex-1 flex-col gap-1 px-2.5 py-2 -outline-offset-2 hover:bg-sunken"
            >
              {need === 0 ? (
                <span className="text-12 text-text-3">{texts.noShifts}</span>
              ) : (
                <HaveNeed have={have} need={need} label={texts.staffed(have, need)} />
              )}
              {!isCollapsed &&
                row.shifts.map((shift, index) => (
                  <span
                    key={shift.id}
                    data-hue={shift.color}
                    className="flex items-center gap-1.5 rounded-chip bg-hue-bg px-1.5 py-0.5 text-12 text-hue-fg"
                  >
                    <span className="min-w-0 flex-1 truncate">{shift.name}</span>
                    <span className="tabular shrink-0">{`${row.filled[index]?.[at] ?? 0}/${row.chatterCount}`}</span>
                  </span>
                ))}
            </Link>
          </div>
        )
      })}
    </div>
  )
})
