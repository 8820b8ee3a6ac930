import { type FocusEvent, memo, useMemo, useRef, useState } from 'react'
import type { Day } from '#kit/day.ts'
import { daysOfWeek, type Week } from '#kit/week.ts'
import { longDay } from '#platform/web/day-names.ts'
import { useLanguage, useTexts } from '#platform/web/i18n.tsx'
import { useIsNearViewport } from '#platform/web/use-near.ts'
import { statusInRow } from '../packed.ts'
import { isAbsentIn, type TeamColumn, type TeamRow } from '../team.ts'

/*
 * Five hundred people have fourteen thousand cells. Everybody's name stands in the page, for the browser's search and for
 * screen readers; cells are drawn in rows that are near the screen, or have the focus. They stay the same elements from
 * week to week.
 */

export const teamGridColumns = (days: number, shifts: number): string =>
  `minmax(132px, 200px) repeat(${days * shifts}, minmax(${days === 1 ? 48 : 26}px, 1fr))`

/** Rows that come and go together. */
const groupSize = 10
const rowHeight = 37

interface Props {
  readonly rows: readonly TeamRow[]
  readonly week: Week
  readonly today: Day
  readonly weekdays: readonly number[]
  readonly columns: readonly TeamColumn[]
}

/** What the cells of a row are drawn from, besides the row; the same object for all rows. */
interface Sheet {
  readonly days: readonly { readonly weekday: number; readonly name: string; readonly isToday: boolean }[]
  readonly columns: readonly TeamColumn[]
}

export function TeamRows({ rows, week, today, weekdays, columns }: Props) {
  const language = useLanguage()
  const sheet = useMemo<Sheet>(() => {
    const dates = daysOfWeek(week)
    return {
      days: weekdays.map(weekday => {
        const date = dates[weekday] ?? today
        return { weekday, name: longDay(date, language), isToday: date === today }
      }),
      columns,
    }
  }, [week, today, weekdays, columns, language])
  const template = teamGridColumns(weekdays.length, columns.length)
  const groups = Array.from({ length: Math.ceil(rows.length / groupSize) }, (_, index) => index * groupSize)
  return groups.map(first => (
    <Group key={first} first={first} rows={rows.slice(first, first + groupSize)} template={template} sheet={sheet} />
  ))
}

interface GroupProps {
  /** Which row its first one is. */
  readonly first: number
  readonly rows: readonly TeamRow[]
  readonly template: string
  readonly sheet: Sheet
}

function Group({ first, rows, template, sheet }: GroupProps) {
  const element = useRef<HTMLDivElement>(null)
  const isNear = useIsNearViewport(element, first * rowHeight < globalThis.innerHeight)
  const [hasFocus, setFocus] = useState(false)
  // who scrolls away from a cell does not lose it
  const keepFocused = {
    onFocus: () => setFocus(true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) setFocus(false)
    },
  }
  return (
    <div
      ref={element}
      role="rowgroup"
      style={{ contentVisibility: 'auto', containIntrinsicSize: `auto ${rows.length * rowHeight}px` }}
      {...keepFocused}
    >
      {rows.map(({ person, cells, absent }, index) => (
        <Row
          key={person.id}
          row={first + index}
          person={person}
          cells={cells}
          absent={absent}
          template={template}
          sheet={isNear || hasFocus ? sheet : undefined}
        />
      ))}
    </div>
  )
}

interface RowProps extends TeamRow {
  readonly row: number
  readonly template: string
  /** Undefined: too far away to be seen. */
  readonly sheet: Sheet | undefined
}

const Row = memo(function Row({ row, person, cells, absent, template, sheet }: RowProps) {
  return (
    <div
      role="row"
      data-row={row}
      // not the first: the head has its line below
      className={`grid border-line ${row > 0 ? 'border-t' : ''}`}
      style={{ gridTemplateColumns: template }}
    >
      <div role="rowheader" aria-label={person.fullName} className="sticky left-0 z-1 min-w-0 bg-surface">
        <button
          type="button"
          className="flex h-9 w-full items-center truncate px-3 text-left text-13 font-medium text-text -outline-offset-2 hover:bg-hover"
        >
          <span className="truncate" translate="no">
            {person.fullName}
          </span>
        </button>
      </div>
      {sheet && <Cells cells={cells} absent={absent} sheet={sheet} />}
    </div>
  )
})

// the glyph says the status, the hue never does it alone
const look = [
  'm-0.5 block h-8 w-[calc(100%-4px)] rounded-chip text-12 -outline-offset-1 hover:ring-1 hover:ring-line-strong',
  "data-[status=available]:bg-green-bg data-[status=available]:text-green-fg data-[status=available]:after:content-['✓']",
  "data-[status=preferred]:bg-green-bg data-[status=preferred]:text-green-fg data-[status=preferred]:after:content-['★']",
  "data-[status=vacation]:bg-orange-bg data-[status=vacation]:text-orange-fg data-[status=vacation]:after:content-['×']",
  "data-[status=absent]:bg-red-bg data-[status=absent]:text-red-fg data-[status=absent]:after:content-['!']",
  // not by its status: Tailwind reads an underscore in brackets as a space
  "data-requested:border data-requested:border-dashed data-requested:border-orange-line data-requested:text-orange-fg data-requested:after:content-['?']",
].join(' ')
const hatchedLook = `${look} hatched`

function Cells({ cells, absent, sheet: { days, columns } }: Omit<TeamRow, 'person'> & { readonly sheet: Sheet }) {
  const texts = useTexts('availability')
  return days.flatMap(({ weekday, name, isToday }) =>
    columns.map(({ shift, index }, column) => {
      const status = statusInRow(cells, index, weekday)
      const isAbsent = isAbsentIn({ absent }, index, weekday)
      return (
        <div
          key={`${weekday} ${shift.id}`}
          role="gridcell"
          className={`${column === 0 ? 'border-l border-line' : ''} ${isToday ? 'bg-accent-soft/60' : ''}`}
        >
          <button
            type="button"
            tabIndex={-1}
            data-column={column}
            data-weekday={weekday}
            data-status={isAbsent ? 'absent' : status}
            data-requested={(!isAbsent && status === 'vacation_requested') || undefined}
            aria-disabled={!shift.isEnabled}
            aria-label={texts.cell(shift.name, name, isAbsent ? texts.absent : texts.status[status])}
            title={isAbsent ? texts.absent : undefined}
            className={shift.isEnabled ? look : hatchedLook}
          />
        </div>
      )
    }),
  )
}
