import { memo } from 'react'
import type { Day } from '#kit/day.ts'
import { daysOfWeek, type Week } from '#kit/week.ts'
import { longDay } from '#platform/web/day-names.ts'
import { useLanguage, useTexts } from '#platform/web/i18n.tsx'
import { statusInRow } from '../packed.ts'
import type { TeamColumn, TeamRow } from '../team.ts'

export const teamColumns = (days: number, shifts: number): string =>
  `minmax(132px, 200px) repeat(${days * shifts}, minmax(${days === 1 ? 48 : 30}px, 1fr))`

/** Rows that the browser may leave out together while they are off the screen. */
const groupSize = 20
const rowHeight = 37

interface Props {
  readonly rows: readonly TeamRow[]
  readonly week: Week
  readonly today: Day
  readonly weekdays: readonly number[]
  readonly columns: readonly TeamColumn[]
  readonly onPerson: (profileId: string) => void
}

export function TeamRows({ rows, ...rest }: Props) {
  const groups = Array.from({ length: Math.ceil(rows.length / groupSize) }, (_, index) => index * groupSize)
  return groups.map(first => {
    const group = rows.slice(first, first + groupSize)
    return (
      <div
        key={first}
        role="rowgroup"
        style={{ contentVisibility: 'auto', containIntrinsicSize: `auto ${group.length * rowHeight}px` }}
      >
        {group.map(({ person, cells }, index) => (
          <Row
            key={person.id}
            row={first + index}
            profileId={person.id}
            name={person.fullName}
            cells={cells}
            template={teamColumns(rest.weekdays.length, rest.columns.length)}
            {...rest}
          />
        ))}
      </div>
    )
  })
}

interface RowProps extends Omit<Props, 'rows'> {
  readonly row: number
  readonly profileId: string
  readonly name: string
  readonly cells: string
  readonly template: string
}

// the glyph says the status, the hue never does it alone
const look = [
  'm-0.5 block h-8 w-[calc(100%-4px)] rounded-chip text-12 -outline-offset-1 hover:ring-1 hover:ring-line-strong',
  "data-[status=available]:bg-green-bg data-[status=available]:text-green-fg data-[status=available]:after:content-['✓']",
  "data-[status=preferred]:bg-green-bg data-[status=preferred]:text-green-fg data-[status=preferred]:after:content-['★']",
  "data-[status=vacation]:bg-orange-bg data-[status=vacation]:text-orange-fg data-[status=vacation]:after:content-['×']",
  'data-[status=vacation_requested]:border data-[status=vacation_requested]:border-dashed data-[status=vacation_requested]:border-orange-line',
  "data-[status=vacation_requested]:text-orange-fg data-[status=vacation_requested]:after:content-['?']",
].join(' ')

const sameRow = (before: RowProps, after: RowProps): boolean =>
  before.cells === after.cells &&
  before.name === after.name &&
  before.row === after.row &&
  before.week === after.week &&
  before.template === after.template &&
  before.weekdays[0] === after.weekdays[0] &&
  before.columns.every(({ shift }, index) => shift === after.columns[index]?.shift)

const Row = memo(function Row({
  row,
  profileId,
  name,
  cells,
  week,
  today,
  weekdays,
  columns,
  template,
  onPerson,
}: RowProps) {
  const texts = useTexts('availability')
  const language = useLanguage()
  const days = daysOfWeek(week)
  return (
    <div
      role="row"
      data-cells
      className="grid border-t border-line first:border-t-0"
      style={{ gridTemplateColumns: template }}
    >
      <div role="rowheader" aria-label={name} className="sticky left-0 z-1 min-w-0 bg-surface">
        <button
          type="button"
          onClick={() => onPerson(profileId)}
          className="flex h-9 w-full items-center truncate px-3 text-left text-13 font-medium text-text -outline-offset-2 hover:bg-hover"
        >
          <span className="truncate">{name}</span>
        </button>
      </div>
      {weekdays.flatMap(weekday =>
        columns.map(({ shift, index }, column) => {
          const status = statusInRow(cells, index, weekday)
          const date = days[weekday] ?? today
          return (
            <div
              key={`${weekday} ${shift.id}`}
              role="gridcell"
              className={`${column === 0 ? 'border-l border-line' : ''} ${date === today ? 'bg-accent-soft/60' : ''}`}
            >
              <button
                type="button"
                tabIndex={-1}
                data-row={row}
                data-column={column}
                data-weekday={weekday}
                data-status={status}
                aria-disabled={!shift.isEnabled}
                aria-label={texts.cell(shift.name, longDay(date, language), texts.status[status])}
                className={`${look} ${shift.isEnabled ? '' : 'hatched'}`}
              />
            </div>
          )
        }),
      )}
    </div>
  )
}, sameRow)
