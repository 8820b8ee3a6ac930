import { StickyNote } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import type { Day } from '#kit/day.ts'
import { isOvernight } from '#kit/span.ts'
import { minutesOf } from '#kit/time-of-day.ts'
import { daysOfWeek, type Week } from '#kit/week.ts'
import { shownColour } from '#features/agency/shifts/rules.ts'
import type { Shift } from '#features/agency/shifts/schema.ts'
import { longDay, shortDay } from '#platform/web/day-names.ts'
import { useLanguage, useTexts } from '#platform/web/i18n.tsx'
import { DayBar } from '#platform/web/ui/day-bar.tsx'
import type { CellStatus } from '../packed.ts'
import { cellKey } from './entries.ts'
import { OwnTimes, type Zones } from './own-times.tsx'
import { usePainting } from './painting.ts'
import { type CellLook, StatusIcon, statusLook } from './status-mark.tsx'
import type { GridCell, Tool } from './tools.ts'

interface Props {
  readonly week: Week
  readonly today: Day
  readonly shifts: readonly Shift[]
  readonly statusOf: (cell: GridCell) => CellStatus
  readonly noteOf: (cell: GridCell) => string
  /** Cells to ask vacation for, by `cellKey`. */
  readonly wished: ReadonlySet<string>
  readonly tool: Tool
  readonly isEditable: boolean
  /** Of whoever marks their own week; undefined: it is another's. */
  readonly zones: Zones | undefined
  /** Weekday 0 to 6 when only one day fits the screen. */
  readonly onlyDay: number | undefined
  readonly onNote: (cell: GridCell) => void
  /** Somebody asks for the keys. */
  readonly onHelp: () => void
}

/** One column a day, one row a shift. */
export function AvailabilityGrid({
  week,
  today,
  shifts,
  statusOf,
  noteOf,
  wished,
  tool,
  isEditable,
  zones,
  onlyDay,
  onNote,
  onHelp,
}: Props) {
  const texts = useTexts('availability')
  const language = useLanguage()
  const days = daysOfWeek(week).filter((_, weekday) => onlyDay === undefined || weekday === onlyDay)
  const { stroke, focus, setFocus, handlers } = usePainting({
    days,
    shiftIds: shifts.map(shift => shift.id),
    tool,
    onNote,
    onHelp,
  })
  const paintAll = (cells: GridCell[]) => {
    const open = cells.filter(tool.mayPaint)
    const marking = open.every(cell => tool.statusOf(cell) === tool.brush) ? 'none' : tool.brush
    if (open.length > 0) tool.onPaint(open.map(cell => ({ ...cell, marking })))
    else if (cells[0]) tool.onClosed?.(cells[0])
  }
  const lookOf = (cell: GridCell): CellLook => {
    const key = cellKey(cell.date, cell.shiftId)
    const running = stroke.get(key)
    if (running !== undefined) return tool.shows(running) ?? statusOf(cell)
    return wished.has(key) ? 'wished' : statusOf(cell)
  }
  return (
    <div className="overflow-x-auto rounded-card border border-line bg-surface shadow-card">
      <div
        role="grid"
        aria-label={texts.title}
        className="grid touch-manipulation select-none"
        style={{
          gridTemplateColumns: `minmax(120px, 1.1fr) repeat(${days.length}, minmax(${days.length === 1 ? 150 : 64}px, 1fr))`,
        }}
        {...handlers}
      >
        <div role="row" className="contents">
          <div role="columnheader" className="flex items-end px-3 pb-3 text-[13px] text-text-3">
            {texts.shift}
          </div>
          {days.map(date => (
            <div
              key={date}
              role="columnheader"
              className={`relative border-l border-line ${date === today ? 'bg-accent-soft/60' : ''}`}
            >
              {date === today && <span aria-hidden className="absolute inset-x-0 top-0 h-0.5 bg-accent" />}
              <button
                type="button"
                disabled={!isEditable}
                title={isEditable ? texts.allDay(longDay(date, language)) : undefined}
                onClick={() => paintAll(shifts.map(shift => ({ date, shiftId: shift.id })))}
                className="flex w-full flex-col items-start px-3 py-2.5 enabled:hover:bg-sunken"
              >
                <span
                  className={`text-[12px] ${date === today ? 'font-medium text-accent' : date < today ? 'text-text-3' : 'text-text-2'}`}
                >
                  {shortDay(date, language)}
                </span>
                <span
                  className={`text-[18px] leading-6 font-semibold ${date === today ? 'text-accent' : date < today ? 'text-text-3' : 'text-text'}`}
                >
                  {Number(date.slice(8))}
                </span>
              </button>
            </div>
          ))}
        </div>
        {shifts.map((shift, row) => (
          <div key={shift.id} role="row" className="contents">
            <ShiftHeader
              shift={shift}
              ownTimes={zones && <OwnTimes shift={shift} days={days} zones={zones} />}
              isEditable={isEditable}
              onPaint={() => paintAll(days.map(date => ({ date, shiftId: shift.id })))}
            />
            {days.map((date, column) => {
              const cell = { date, shiftId: shift.id }
              const look = lookOf(cell)
              const text = shift.isEnabled ? texts.status[look] : texts.disabled
              const note = noteOf(cell)
              return (
                <div
                  key={date}
                  className={`@container border-t border-l border-line p-1 ${date === today ? 'bg-accent-soft/60' : date < today ? 'bg-sunken' : ''} ${shift.isEnabled ? '' : 'hatched'}`}
                >
                  <Cell
                    row={row}
                    column={column}
                    look={look}
                    text={text}
                    note={note}
                    label={texts.cell(
                      shift.name,
                      longDay(date, language),
                      note === '' ? text : texts.noted(text, note),
                    )}
                    isOpen={tool.mayPaint(cell)}
                    isFocused={focus.row === row && focus.column === column}
                    isDimmed={!shift.isEnabled}
                    onFocus={setFocus}
                  />
                </div>
              )
            })}
          </div>
        ))}
      </div>
    </div>
  )
}

function ShiftHeader({
  shift,
  ownTimes,
  isEditable,
  onPaint,
}: {
  shift: Shift
  ownTimes: ReactNode
  isEditable: boolean
  readonly onPaint: () => void
}) {
  const texts = useTexts('availability')
  return (
    <div
      role="rowheader"
      data-hue={shownColour(shift)}
      className={`sticky left-0 z-1 border-t border-line bg-surface ${shift.isEnabled ? '' : 'opacity-60'}`}
    >
      <button
        type="button"
        disabled={!isEditable || !shift.isEnabled}
        title={isEditable ? texts.allWeek(shift.name) : undefined}
        onClick={onPaint}
        className="flex h-full w-full flex-col justify-center gap-1 px-3 py-2 text-left enabled:hover:bg-sunken"
      >
        <span className="flex items-center gap-2 font-medium text-text">
          <span aria-hidden className="size-2 shrink-0 rounded-[3px] bg-hue-line" />
          <span className="truncate">{shift.name}</span>
        </span>
        <span className="text-[12px] text-text-2">
          {`${shift.startTime}–${shift.endTime}`}
          {isOvernight(shift) && <sup className="ml-0.5 text-text-3">{'+1'}</sup>}
        </span>
        {ownTimes}
        <DayBar start={minutesOf(shift.startTime)} end={minutesOf(shift.endTime)} hue={shownColour(shift)} />
      </button>
    </div>
  )
}

interface CellProps {
  readonly row: number
  readonly column: number
  readonly look: CellLook
  readonly text: string
  readonly note: string
  readonly label: string
  readonly isOpen: boolean
  readonly isFocused: boolean
  readonly isDimmed: boolean
  readonly onFocus: (at: { row: number; column: number }) => void
}

const Cell = memo(function Cell({
  row,
  column,
  look,
  text,
  note,
  label,
  isOpen,
  isFocused,
  isDimmed,
  onFocus,
}: CellProps) {
  const { className, ...hue } = statusLook(isDimmed ? 'none' : look)
  return (
    <button
      type="button"
      role="gridcell"
      data-cell
      data-row={row}
      data-column={column}
      data-status={look}
      aria-label={label}
      aria-disabled={!isOpen}
      tabIndex={isFocused ? 0 : -1}
      onFocus={() => onFocus({ row, column })}
      {...hue}
      className={`relative flex h-full min-h-13 w-full items-center gap-2 rounded-control px-2.5 text-left text-[13px] leading-4 font-medium transition-colors @max-[100px]:flex-col @max-[100px]:justify-center @max-[100px]:gap-0.5 @max-[100px]:px-0 @max-[100px]:text-center @max-[100px]:text-12 ${className} ${isOpen ? 'hover:ring-1 hover:ring-line-strong' : 'cursor-default'} ${isOpen || look !== 'none' ? '' : 'opacity-60'}`}
    >
      <StatusIcon status={look} />
      <span className={look === 'none' && !isDimmed ? 'sr-only' : 'narrow max-w-full min-w-0'}>{text}</span>
      {note !== '' && (
        <StickyNote aria-hidden data-tooltip={note} size={13} className="absolute top-1 right-1 text-text-3" />
      )}
    </button>
  )
})
