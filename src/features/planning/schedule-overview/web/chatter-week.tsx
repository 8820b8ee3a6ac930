import { memo } from 'react'
import type { Day } from '#kit/day.ts'
import { initialsOf } from '#kit/text.ts'
import { planTimesText } from '#kit/time-text.ts'
import { useLanguage, useTexts } from '#platform/web/i18n.tsx'
import { Avatar } from '#platform/web/ui/avatar.tsx'
import { seatClassName } from '#features/planning/assignments/web/seat-face.tsx'
import { type ChatterRow, type ChatterView, shownSeats, vacationText } from '../chatters.ts'
import { letterLook, availabilityLetterAt, partLook } from './letter-look.ts'
import { type DayColumn, seatLink } from './overview-grid.tsx'
import { RowGroups } from './row-groups.tsx'
import { dayTintClassName, weekRow } from './week-head.tsx'

interface Props {
  readonly view: ChatterView
  readonly columns: readonly DayColumn[]
  readonly today: Day
}

const groupSize = 10
/** Of a row whose fullest day has so many seats. */
const heightWith = (seats: number): number => Math.max(49, 13 + 40 * seats)

export const ChatterWeek = ({ view, ...rest }: Props) => (
  <RowGroups
    size={groupSize}
    heightAt={at => heightWith(fullestDay(view.rows[at]?.seats ?? []))}
    rows={view.rows.map(row => <Row key={row.id} row={row} view={view} {...rest} />)}
  />
)

/** How many seats the fullest day has; they come by day. */
function fullestDay(seats: ChatterRow['seats']): number {
  let [maximum, day, count] = [0, -1, 0]
  for (const [on] of seats) {
    count = on === day ? count + 1 : 1
    day = on
    maximum = Math.max(maximum, count)
  }
  return maximum
}

const Row = memo(function Row({ row, view, columns, today }: Props & { readonly row: ChatterRow }) {
  return (
    <div role="row" className={`${weekRow} border-b border-line`} style={{ minHeight: heightWith(0) }}>
      <div role="rowheader" data-at={0} className="sticky left-0 z-1 flex items-center gap-2 bg-surface px-3 py-2">
        <span className="max-md:hidden">
          <Avatar id={row.id} initials={initialsOf(row.fullName)} size={26} />
        </span>
        <span className="narrow line-clamp-2 min-w-0 text-13 font-medium break-words text-text" translate="no">
          {row.fullName}
        </span>
      </div>
      {columns.map((column, at) => (
        <DayCell key={column.date} row={row} view={view} column={column} at={at} today={today} />
      ))}
    </div>
  )
})

interface CellProps {
  readonly row: ChatterRow
  readonly view: ChatterView
  readonly column: DayColumn
  readonly at: number
  readonly today: Day
}

function DayCell({ row, view, column, at, today }: CellProps) {
  const texts = useTexts('scheduleOverview')
  const language = useLanguage()
  const letter = availabilityLetterAt(row, at)
  const said = vacationText(row, at, texts.availability[letter])
  const isPart = said !== texts.availability[letter]
  const seats = shownSeats(view, row, at, texts.ended)
  return (
    <div
      role="gridcell"
      data-at={at + 1}
      aria-colindex={at + 2}
      data-letter={letter}
      {...(isPart ? { title: said } : {})}
      aria-label={said}
      {...(column.date === today ? { 'data-today': '' } : {})}
      {...(seats.length > 0 ? {} : { 'data-stop': '', tabIndex: -1 })}
      className={`relative flex min-w-0 flex-col gap-1 border-l border-line p-1.5 -outline-offset-2 ${dayTintClassName(column, today)} ${isPart ? partLook : letterLook}`}
    >
      {seats.map(({ group, shift, state }) => {
        const seat = texts.seat(
          shift.name,
          planTimesText({ ...shift, date: column.date }, language),
          group.name,
          column.name,
        )
        const label = state === 'draft' ? `${seat} (${texts.draft})` : seat
        return (
          <a
            key={`${group.id} ${shift.name}`}
            {...seatLink(group, column.week)}
            data-hue={shift.color}
            title={label}
            aria-label={`${row.fullName}, ${label}`}
            className={`mr-4 flex h-9 min-w-0 gap-1.5 rounded-chip bg-surface px-1.5 py-0.5 text-12 leading-4 -outline-offset-1 hover:underline ${seatClassName(state === 'draft' ? 'draft' : 'assigned', shift.color)}`}
          >
            <span aria-hidden className="mt-1 size-2 shrink-0 rounded-[2px] bg-hue-line" />
            <span className="narrow min-w-0">
              <b className="block truncate font-medium text-text">{shift.name}</b>
              <span className="block truncate">{group.name}</span>
            </span>
          </a>
        )
      })}
      {isPart && <span className="narrow mr-4 text-12 leading-4 text-orange-fg">{said}</span>}
    </div>
  )
}
