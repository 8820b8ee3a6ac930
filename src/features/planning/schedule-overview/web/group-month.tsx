import { memo } from 'react'
import type { Day } from '#kit/day.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { firstOpenSeatKey, seatKeyInGroup } from '#features/planning/assignments/seat-key.ts'
import type { GroupRow } from '../contract.ts'
import type { WeekPart } from '../rules.ts'
import { firstOpenShift, countOpenSeats, seatsPerDay, staffingOn } from '../staffing.ts'
import { StaffingMark } from './heat-mark.tsx'
import { monthDayClassName, monthRow } from './month-head.tsx'
import { type DayColumn, planLink } from './overview-grid.tsx'
import { RowGroups } from './row-groups.tsx'
import { UnplannedWeek } from './unplanned.tsx'

interface Props {
  readonly rows: readonly GroupRow[]
  readonly columns: readonly DayColumn[]
  readonly weeks: readonly WeekPart[]
  readonly today: Day
}

const groupSize = 10

/** A line a group: what is missing is loud, what is done hardly there. */
export const GroupMonth = ({ rows, ...rest }: Props) => (
  <RowGroups size={groupSize} heightAt={() => 33} rows={rows.map(row => <Row key={row.id} row={row} {...rest} />)} />
)

const Row = memo(function Row({ row, columns, weeks, today }: Omit<Props, 'rows'> & { readonly row: GroupRow }) {
  const from = columns[0]?.date ?? today
  const gaps = countOpenSeats(row, weeks, { from, today })
  const hasSeats = seatsPerDay(row) > 0
  return (
    <div role="row" className={`${monthRow} h-8 border-b border-line box-content`}>
      <div role="rowheader" className="sticky left-0 z-1 flex items-center gap-2 bg-surface px-3">
        <span aria-hidden data-hue={row.color} className="size-2 shrink-0 rounded-[3px] bg-hue-line" />
        <span
          className="min-w-0 flex-1 truncate text-13 print:leading-4 print:wrap-anywhere print:whitespace-normal font-medium text-text"
          title={row.name}
        >
          {row.name}
        </span>
        {gaps > 0 && (
          <span data-hue="red" className="tabular text-12 font-semibold text-hue-fg">
            {gaps}
          </span>
        )}
      </div>
      {weeks.map((week, place) =>
        hasSeats && !row.isBegun[place] ? (
          <UnplannedWeek key={week.week} row={row} columns={columns} at={week.at} days={week.days} />
        ) : (
          columns
            .slice(week.at, week.at + week.days)
            .map((column, index) => (
              <HeatCell key={column.date} row={row} column={column} at={week.at + index} today={today} />
            ))
        ),
      )}
    </div>
  )
})

interface CellProps {
  readonly row: GroupRow
  readonly column: DayColumn
  readonly at: number
  readonly today: Day
}

function HeatCell({ row, column, at, today }: CellProps) {
  const texts = useTexts('scheduleOverview')
  const staffing = staffingOn(row, at)
  const gap = row.shifts[firstOpenShift(row, at) ?? -1]
  const [first] = row.shifts
  const seat = gap
    ? firstOpenSeatKey(column.date, gap.id)
    : first && seatKeyInGroup({ date: column.date, shiftId: first.id, seat: 1 })
  const said = staffing.need === 0 ? texts.noShifts : texts.staffed(staffing.have, staffing.need)
  return (
    <div
      role="gridcell"
      data-at={at + 1}
      aria-colindex={at + 2}
      {...(column.date === today ? { 'data-today': '' } : {})}
      className={monthDayClassName(column, today, at)}
    >
      <a
        {...planLink(row.id, column.week, seat)}
        aria-label={texts.cell(
          row.name,
          column.name,
          staffing.drafts > 0 ? texts.withDrafts(said, staffing.drafts) : said,
        )}
        className="flex h-full items-center justify-center -outline-offset-2 hover:bg-hover"
      >
        <StaffingMark staffing={staffing} isPast={column.date < today} />
      </a>
    </div>
  )
}
