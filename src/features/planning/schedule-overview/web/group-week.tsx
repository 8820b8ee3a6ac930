import { ChevronDown } from 'lucide-react'
import { memo } from 'react'
import type { Day } from '#kit/day.ts'
import { planTimesText } from '#kit/time-text.ts'
import { useLanguage, useTexts } from '#platform/web/i18n.tsx'
import { seatKeyInGroup } from '#features/planning/assignments/seat-key.ts'
import { SeatFace, type SeatLook, seatClassName, seatShape } from '#features/planning/assignments/web/seat-face.tsx'
import type { GroupRow } from '../contract.ts'
import { staffingOn, shiftTimesAt } from '../staffing.ts'
import { StaffingMark } from './heat-mark.tsx'
import { type DayColumn, planLink } from './overview-grid.tsx'
import { RowGroups } from './row-groups.tsx'
import { UnplannedWeek } from './unplanned.tsx'
import { dayTintClassName, weekRow } from './week-head.tsx'

interface Props {
  readonly rows: readonly GroupRow[]
  readonly columns: readonly DayColumn[]
  readonly today: Day
  readonly collapsed: ReadonlySet<string>
  readonly onToggle: (groupId: string) => void
}

const groupSize = 4
/** In pixels; of a row that shows its seats, or is shut or not begun. */
const heightOf = (row: GroupRow, isOpen: boolean): number =>
  isOpen ? 12 + row.shifts.length * (20 + 26 * row.chatterCount) : 47

/** Who works in each group; a week that nobody has begun is one strip. */
export const GroupWeek = ({ rows, collapsed, ...rest }: Props) => (
  <RowGroups
    size={groupSize}
    heightAt={at => {
      const row = rows[at]
      return row ? heightOf(row, !collapsed.has(row.id) && row.isBegun[0] === true) : 47
    }}
    rows={rows.map(row => <Row key={row.id} row={row} isCollapsed={collapsed.has(row.id)} {...rest} />)}
  />
)

type RowProps = Omit<Props, 'rows' | 'collapsed'> & { readonly row: GroupRow; readonly isCollapsed: boolean }

const Row = memo(function Row({ row, columns, today, isCollapsed, onToggle }: RowProps) {
  const sums = columns.map((_, at) => staffingOn(row, at))
  const [have, need] = [sums.reduce((all, day) => all + day.have, 0), sums.reduce((all, day) => all + day.need, 0)]
  const gaps = sums.reduce(
    (all, day, at) => ((columns[at]?.date ?? today) < today ? all : all + day.need - day.have),
    0,
  )
  const isBegun = row.isBegun[0] === true
  return (
    <div role="row" className={`${weekRow} border-b border-line`}>
      <div role="rowheader" data-at={0} className="sticky left-0 z-1 bg-surface px-1.5 py-2">
        <GroupButton
          row={row}
          gaps={isBegun ? gaps : 0}
          staffing={need > 0 ? `${have}/${need}` : ''}
          isCollapsed={isCollapsed}
          onToggle={onToggle}
        />
      </div>
      {!isBegun && need > 0 ? (
        <UnplannedWeek row={row} columns={columns} at={0} days={columns.length} />
      ) : (
        columns.map((column, at) => (
          <DayCell key={column.date} row={row} column={column} at={at} today={today} isCollapsed={isCollapsed} />
        ))
      )}
    </div>
  )
})

interface GroupButtonProps {
  readonly row: GroupRow
  readonly gaps: number
  /** Filled seats of those wanted; empty: none are wanted. */
  readonly staffing: string
  readonly isCollapsed: boolean
  readonly onToggle: (groupId: string) => void
}

/** The name of a group, which folds and unfolds what it shows. */
export function GroupButton({ row, gaps, staffing, isCollapsed, onToggle }: GroupButtonProps) {
  const texts = useTexts('scheduleOverview')
  return (
    <button
      type="button"
      data-stop=""
      tabIndex={-1}
      aria-expanded={!isCollapsed}
      onClick={() => onToggle(row.id)}
      className="flex min-h-7 w-full min-w-0 items-start gap-1.5 rounded-control p-1 text-left hover:bg-sunken"
    >
      <ChevronDown
        aria-hidden
        size={15}
        className={`mt-0.5 shrink-0 text-text-3 transition-transform ${isCollapsed ? '-rotate-90' : ''}`}
      />
      <span aria-hidden data-hue={row.color} className="mt-1.5 size-2 shrink-0 rounded-[3px] bg-hue-line" />
      <span className="min-w-0">
        <span className="line-clamp-2 font-medium break-words text-text">{`${row.name} `}</span>
        {staffing !== '' && (
          <span className="tabular flex flex-wrap gap-x-1.5 text-12 text-text-2">
            {gaps > 0 && (
              <span data-hue="red" className="font-semibold text-hue-fg">
                {`${texts.gaps(gaps)} `}
              </span>
            )}
            {staffing}
          </span>
        )}
      </span>
    </button>
  )
}

interface CellProps {
  readonly row: GroupRow
  readonly column: DayColumn
  readonly at: number
  readonly today: Day
  readonly isCollapsed: boolean
}

function DayCell({ row, column, at, today, isCollapsed }: CellProps) {
  const texts = useTexts('scheduleOverview')
  const staffing = staffingOn(row, at)
  const isPast = column.date < today
  const said = staffing.need === 0 ? texts.noShifts : texts.staffed(staffing.have, staffing.need)
  return (
    <div
      role="gridcell"
      data-at={at + 1}
      aria-colindex={at + 2}
      {...(column.date === today ? { 'data-today': '' } : {})}
      className={`min-w-0 border-l border-line ${dayTintClassName(column, today)}`}
    >
      {isCollapsed || row.shifts.length === 0 ? (
        <a
          {...planLink(row.id, column.week)}
          aria-label={texts.cell(row.name, column.name, said)}
          className="flex h-full min-h-11 items-center gap-2 px-3 -outline-offset-2 hover:bg-sunken"
        >
          <StaffingMark staffing={staffing} isPast={isPast} />
          <span className="tabular text-12 text-text-3">
            {staffing.need === 0 ? texts.noShifts : `${staffing.have}/${staffing.need}`}
          </span>
        </a>
      ) : (
        <ul className="flex flex-col gap-1 p-1">
          {row.shifts.map((shift, place) => (
            <ShiftSeats key={shift.id} row={row} place={place} column={column} at={at} isPast={isPast} />
          ))}
        </ul>
      )}
    </div>
  )
}

function ShiftSeats({
  row,
  place,
  column,
  at,
  isPast,
}: Omit<CellProps, 'today' | 'isCollapsed'> & { readonly place: number; readonly isPast: boolean }) {
  const texts = useTexts('scheduleOverview')
  const language = useLanguage()
  const shift = row.shifts[place]
  if (!shift) return null
  const taken = new Map(row.seats.filter(([day, on]) => day === at && on === place).map(seat => [seat[2], seat]))
  if (!shift.isInForce && taken.size === 0) return null
  const wantedSeats = shift.isInForce ? row.chatterCount : 0
  const numbers = new Set([...Array.from({ length: wantedSeats }, (_, index) => index + 1), ...taken.keys()])
  const wanted = [...taken.keys()].filter(number => number <= row.chatterCount)
  const times = planTimesText(shiftTimesAt(shift, at), language)
  return (
    <li>
      <p aria-hidden data-hue={shift.color} className="flex items-center gap-1 px-1 text-[11px] leading-4 text-text-2">
        <span className="size-1.5 shrink-0 rounded-[2px] bg-hue-line" />
        <span className="min-w-0 flex-1 truncate" title={times}>
          {shift.name}
        </span>
        {shift.isInForce ? (
          <span className="tabular text-text-3">{`${wanted.length}/${row.chatterCount}`}</span>
        ) : (
          <span className="min-w-0 truncate text-text-3">{texts.notInForce}</span>
        )}
      </p>
      {[...numbers].map(number => {
        const [, , , fullName, state] = taken.get(number) ?? []
        const look: SeatLook = state ?? 'free'
        const isGap = look === 'free' && !isPast
        const name = fullName ?? texts.free
        const who = state === 'draft' ? `${name} (${texts.draft})` : name
        return (
          <a
            key={number}
            {...planLink(row.id, column.week, seatKeyInGroup({ date: column.date, shiftId: shift.id, seat: number }))}
            data-hue={isGap ? 'red' : shift.color}
            data-look={look}
            title={fullName}
            aria-label={`${texts.seat(shift.name, times, row.name, column.name)}: ${who}`}
            className={`${seatShape} mt-px -outline-offset-1 hover:underline ${look === 'free' && isPast ? 'border border-transparent text-text-3' : seatClassName(look, shift.color)}`}
          >
            <SeatFace look={look} name={name} />
          </a>
        )
      })}
    </li>
  )
}
