import { memo, type ReactNode } from 'react'
import type { Day } from '#kit/day.ts'
import { weekNumber } from '#kit/week.ts'
import { shortWeekday } from '#platform/web/day-names.ts'
import { useLanguage, useTexts } from '#platform/web/i18n.tsx'
import { firstOpenSeatKey, seatKeyInGroup } from '#features/planning/assignments/seat-key.ts'
import type { GroupRow } from '../contract.ts'
import { type WeekPart, weekdaysOf } from '../rules.ts'
import { countOpenSeats, firstOpenShift, staffingOn } from '../staffing.ts'
import { GroupButton } from './group-week.tsx'
import { StaffedWithDraftsRing, StaffingCount } from './heat-mark.tsx'
import { type DayColumn, type OpenPlan, OverviewGrid, planLink } from './overview-grid.tsx'
import { PrintedSpanTitle } from './printed-span.tsx'
import { RowGroups } from './row-groups.tsx'
import { dayTintClassName } from './week-head.tsx'

const calendarRow = 'grid grid-cols-[var(--label)_repeat(7,minmax(0,1fr))]'

interface Props {
  readonly rows: readonly GroupRow[]
  readonly columns: readonly DayColumn[]
  readonly weeks: readonly WeekPart[]
  readonly today: Day
  readonly collapsed: ReadonlySet<string>
  readonly onToggle: (groupId: string) => void
  /** In the corner of the head: folds all groups, or unfolds them. */
  readonly corner: ReactNode
  readonly onPlan: OpenPlan
}

/** Each group as a calendar: a row for each week, and in each day the enabled shifts with the number of filled seats. */
export function GroupMonth({ rows, collapsed, corner, onPlan, ...rest }: Props) {
  const texts = useTexts('scheduleOverview')
  const { columns, weeks } = rest
  const unfolded = rows.filter(({ id }) => !collapsed.has(id)).length
  return (
    <OverviewGrid
      label={texts.views.groups}
      columns={columns}
      columnCount={8}
      rows={rows.length + unfolded * weeks.length}
      onPlan={onPlan}
      className="w-full min-w-176 [--label:72px]"
      head={<CalendarHead columns={columns} corner={corner} />}
    >
      <RowGroups
        size={2}
        heightAt={at => {
          const row = rows[at]
          return 49 + (row && !collapsed.has(row.id) ? weeks.length * (29 + 16 * row.shifts.length) : 0)
        }}
        rows={rows.map(row => <Group key={row.id} row={row} isCollapsed={collapsed.has(row.id)} {...rest} />)}
      />
    </OverviewGrid>
  )
}

/** Monday to Sunday. */
function CalendarHead({ columns, corner }: Pick<Props, 'columns' | 'corner'>) {
  const language = useLanguage()
  const monday = columns.findIndex(({ isMonday }) => isMonday)
  return (
    <div role="row" className={calendarRow}>
      <div role="columnheader" data-at={0} className="flex items-center px-3 py-1">
        <span className="print:hidden">{corner}</span>
        <PrintedSpanTitle columns={columns} className="text-12" />
      </div>
      {columns.slice(monday, monday + 7).map(({ date }) => (
        <div
          key={date}
          role="columnheader"
          translate="no"
          className="flex items-center border-l border-line px-2 py-2 text-12 font-medium text-text-2"
        >
          {shortWeekday(date, language)}
        </div>
      ))}
    </div>
  )
}

type GroupProps = Omit<Props, 'rows' | 'collapsed' | 'corner' | 'onPlan'> & {
  readonly row: GroupRow
  readonly isCollapsed: boolean
}

const Group = memo(function Group({ row, columns, weeks, today, isCollapsed, onToggle }: GroupProps) {
  const texts = useTexts('scheduleOverview')
  const from = columns[0]?.date ?? today
  const sums = columns.map((_, at) => staffingOn(row, at))
  const [have, need] = [sums.reduce((all, day) => all + day.have, 0), sums.reduce((all, day) => all + day.need, 0)]
  return (
    <>
      <div role="row" className="border-b border-line bg-sunken/60">
        <div role="rowheader" data-at={0} data-until={7} className="px-1.5 py-1">
          <GroupButton
            row={row}
            gaps={countOpenSeats(row, weeks, { from, today })}
            staffing={need > 0 ? `${have}/${need}` : ''}
            isCollapsed={isCollapsed}
            onToggle={onToggle}
          />
        </div>
      </div>
      {!isCollapsed &&
        weeks.map((week, place) => (
          <div key={week.week} role="row" className={`${calendarRow} border-b border-line`}>
            <div role="rowheader" className="px-3 py-1 text-12 leading-5 text-text-2">
              {texts.weekShort(weekNumber(week.week))}
            </div>
            {weekdaysOf({ from }, week).map((at, weekday) => {
              const column = columns[at]
              return column ? (
                <CalendarDay
                  key={at}
                  row={row}
                  column={column}
                  at={at}
                  weekday={weekday}
                  today={today}
                  isBegun={row.isBegun[place] === true}
                />
              ) : (
                <div key={at} aria-hidden className="border-l border-line bg-sunken" />
              )
            })}
          </div>
        ))}
    </>
  )
})

interface DayProps {
  readonly row: GroupRow
  readonly column: DayColumn
  /** Days from the first one shown. */
  readonly at: number
  /** From Monday, 0. */
  readonly weekday: number
  readonly today: Day
  readonly isBegun: boolean
}

function CalendarDay({ row, column, at, weekday, today, isBegun }: DayProps) {
  const texts = useTexts('scheduleOverview')
  const isToday = column.date === today
  const { have, need, drafts } = staffingOn(row, at)
  const said = need === 0 ? texts.noShifts : texts.staffed(have, need)
  return (
    <div
      role="gridcell"
      data-at={weekday + 1}
      aria-colindex={weekday + 2}
      {...(isToday ? { 'data-today': '' } : {})}
      className={`min-w-0 border-l border-line ${dayTintClassName(column, today)}`}
    >
      <a
        {...planLink(row.id, column.week, seatIn(row, column, at))}
        aria-label={texts.cell(row.name, column.name, drafts > 0 ? texts.withDrafts(said, drafts) : said)}
        className="flex h-full flex-col px-2 py-1 text-[11px] leading-4 text-text-2 -outline-offset-2 hover:bg-hover"
      >
        <span className={`text-12 leading-5 font-semibold ${isToday ? 'text-accent' : 'text-text'}`}>
          {Number(column.date.slice(8))}
        </span>
        {need === 0 && <span>{texts.noShifts}</span>}
        {row.shifts.map(({ id, name, color, isInForce }, place) => {
          const filled = row.filled[place]?.[at] ?? 0
          if (!isInForce) return null
          return (
            <span key={id} data-shift={id} className="flex items-center gap-1">
              <span aria-hidden data-hue={color} className="size-1.5 shrink-0 rounded-[2px] bg-hue-line" />
              <span className="min-w-0 flex-1 truncate print:wrap-anywhere print:whitespace-normal" title={name}>
                {name}
              </span>
              {(row.drafts[place]?.[at] ?? 0) > 0 && <StaffedWithDraftsRing />}
              <StaffingCount have={filled} need={row.chatterCount} isOpen={isBegun && column.date >= today} />
            </span>
          )
        })}
      </a>
    </div>
  )
}

/** The seat that a day leads to: the first open one, or the first. */
function seatIn(row: GroupRow, column: DayColumn, at: number): string | undefined {
  const open = row.shifts[firstOpenShift(row, at) ?? -1]
  if (open) return firstOpenSeatKey(column.date, open.id)
  const [first] = row.shifts
  return first && seatKeyInGroup({ date: column.date, shiftId: first.id, seat: 1 })
}
