import { memo } from 'react'
import type { Day } from '#kit/day.ts'
import { planTimesText } from '#kit/time-text.ts'
import { useLanguage, useTexts } from '#platform/web/i18n.tsx'
import { type ChatterRow, type ChatterView, shownSeats, vacationText } from '../chatters.ts'
import { letterLook, availabilityLetterAt, partLook } from './letter-look.ts'
import { monthDayClassName, monthRow } from './month-head.tsx'
import { type DayColumn, seatLink } from './overview-grid.tsx'
import { RowGroups } from './row-groups.tsx'

interface Props {
  readonly view: ChatterView
  readonly columns: readonly DayColumn[]
  readonly today: Day
}

const groupSize = 20

/** A line a person: on which days they work, over whether they can. */
export const ChatterMonth = ({ view, ...rest }: Props) => (
  <RowGroups
    size={groupSize}
    heightAt={() => 33}
    rows={view.rows.map(row => <Row key={row.id} row={row} view={view} {...rest} />)}
  />
)

const Row = memo(function Row({ row, view, columns, today }: Props & { readonly row: ChatterRow }) {
  return (
    <div role="row" className={`${monthRow} box-content h-8 border-b border-line`}>
      <div role="rowheader" className="sticky left-0 z-1 flex items-center gap-2 bg-surface px-3">
        <span
          translate="no"
          className="min-w-0 flex-1 truncate text-13 print:leading-4 print:wrap-anywhere print:whitespace-normal font-medium text-text"
          title={row.fullName}
        >
          {row.fullName}
        </span>
        <span className="tabular text-12 text-text-2">{row.seats.length > 0 && row.seats.length}</span>
      </div>
      {columns.map((column, at) => (
        <HeatCell key={column.date} row={row} view={view} column={column} at={at} today={today} />
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

/** One element where nobody works: a month of five hundred people has fifteen thousand. */
function HeatCell({ row, view, column, at, today }: CellProps) {
  const texts = useTexts('scheduleOverview')
  const language = useLanguage()
  const letter = availabilityLetterAt(row, at)
  const said = vacationText(row, at, texts.availability[letter])
  const isPart = said !== texts.availability[letter]
  const seats = shownSeats(view, row, at, texts.ended)
  const [first] = seats
  const named = seats.map(({ group, shift, state }) => {
    const seat = texts.seat(
      shift.name,
      planTimesText({ ...shift, date: column.date }, language),
      group.name,
      column.name,
    )
    return state === 'draft' ? `${seat} (${texts.draft})` : seat
  })
  return (
    <div
      role="gridcell"
      data-at={at + 1}
      aria-colindex={at + 2}
      data-letter={letter}
      {...(isPart ? { title: said } : {})}
      aria-label={texts.cell(row.fullName, column.name, said)}
      {...(column.date === today ? { 'data-today': '' } : {})}
      {...(first ? {} : { 'data-stop': '', tabIndex: -1 })}
      className={`relative -outline-offset-2 ${monthDayClassName(column, today, at)} ${isPart ? partLook : letterLook} after:hidden`}
    >
      {first && (
        <a
          {...seatLink(first.group, column.week)}
          title={named.join('\n')}
          aria-label={`${row.fullName}, ${named.join(', ')}`}
          className="flex h-full items-center justify-center gap-0.5 -outline-offset-2 hover:bg-hover"
        >
          {seats.map(({ group, shift, state }) => (
            <span
              key={`${group.id} ${shift.name}`}
              data-hue={shift.color}
              className={`size-2.5 rounded-full max-xl:size-2 ${state === 'draft' ? 'border-[1.5px] border-hue-line' : 'bg-hue-line'}`}
            />
          ))}
        </a>
      )}
    </div>
  )
}
