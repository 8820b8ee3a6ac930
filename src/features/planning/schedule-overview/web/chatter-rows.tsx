import { memo, useCallback } from 'react'
import type { Day } from '#kit/day.ts'
import { initialsOf } from '#kit/text.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { Avatar } from '#platform/web/ui/avatar.tsx'
import type { ChatterRow, ChatterView } from '../contract.ts'
import { type Column, columnWidth, overviewTemplate, planLink } from './overview-frame.tsx'
import { letterLook } from './letter-look.ts'
import { Blocks, RowGroups } from './row-groups.tsx'

interface Props {
  readonly view: ChatterView
  readonly columns: readonly Column[]
  readonly today: Day
}

const groupSize = 10
/** Of a row whose fullest day has so many seats. */
const heightWith = (seats: number): number => Math.max(49, 13 + 40 * seats)

export const ChatterRows = ({ view, columns, today }: Props) => (
  <RowGroups
    size={groupSize}
    heightAt={at => heightWith(fullestDay(view.rows[at]?.seats ?? []))}
    rows={view.rows.map(row => <Row key={row.id} row={row} view={view} columns={columns} today={today} />)}
  />
)

/** How many seats the fullest day has; they come by day. */
function fullestDay(seats: ChatterRow['seats']): number {
  let [most, day, count] = [0, -1, 0]
  for (const [on] of seats) {
    count = on === day ? count + 1 : 1
    day = on
    most = Math.max(most, count)
  }
  return most
}

const cell = `relative flex min-w-0 flex-col gap-1 border-l border-line p-1.5 -outline-offset-2 data-today:border-accent/40 ${letterLook}`
const chip =
  'mr-4 block h-9 min-w-0 truncate rounded-chip px-1.5 py-0.5 text-12 leading-4 text-hue-fg -outline-offset-1 hover:underline'

type Availability = keyof ReturnType<typeof useTexts<'scheduleOverview'>>['availability']
const letters: ReadonlySet<string> = new Set<Availability>(['.', 'a', 'p', 'r', 'v'])
const isLetter = (letter: string): letter is Availability => letters.has(letter)

const Row = memo(function Row({ row, view, columns, today }: Props & { readonly row: ChatterRow }) {
  const cellAt = useCallback(
    (at: number) => {
      const column = columns[at]
      return column && <Cell key={at} row={row} view={view} column={column} at={at} isToday={column.date === today} />
    },
    [row, view, columns, today],
  )
  return (
    <div
      role="row"
      className="grid border-b border-line"
      style={{ gridTemplateColumns: overviewTemplate(columns.length), minHeight: heightWith(0) }}
    >
      <div role="rowheader" data-at={0} className="sticky left-0 z-1 flex items-center gap-2 bg-surface px-3 py-2">
        <span className="max-sm:hidden">
          <Avatar id={row.id} initials={initialsOf(row.fullName)} size={26} />
        </span>
        <span className="narrow line-clamp-2 min-w-0 text-13 font-medium break-words text-text">{row.fullName}</span>
      </div>
      <Blocks columns={columns.length} columnWidth={columnWidth} cellAt={cellAt} />
    </div>
  )
})

interface CellProps {
  readonly row: ChatterRow
  readonly view: ChatterView
  readonly column: Column
  readonly at: number
  readonly isToday: boolean
}

function Cell({ row, view, column, at, isToday }: CellProps) {
  const texts = useTexts('scheduleOverview')
  const letter = row.availability.charAt(at)
  const known = isLetter(letter) ? letter : '.'
  const seats = row.seats.filter(([day]) => day === at)
  return (
    <div
      role="gridcell"
      data-at={at + 1}
      aria-colindex={at + 2}
      data-letter={known}
      aria-label={texts.availability[known]}
      {...(isToday ? { 'data-today': '' } : {})}
      {...(seats.length > 0 ? {} : { 'data-stop': '', tabIndex: -1 })}
      className={cell}
    >
      {seats.map(([, groupAt, shiftAt, state]) => {
        const group = view.groups[groupAt]
        const shift = view.shifts[shiftAt]
        if (!group || !shift) return null
        const said = texts.seat(shift.name, `${shift.startTime}–${shift.endTime}`, group.name, column.name)
        const label = state === 'draft' ? `${said} (${texts.draft})` : said
        return (
          <a
            key={`${group.id} ${shift.name}`}
            {...planLink(group.id, column)}
            data-hue={shift.color}
            title={label}
            aria-label={`${row.fullName}, ${label}`}
            className={`${chip} ${state === 'draft' ? 'border border-dotted border-hue-line bg-surface' : 'bg-hue-bg'}`}
          >
            <b className="font-medium">{shift.name}</b>
            <br />
            {group.name}
          </a>
        )
      })}
    </div>
  )
}
