import { memo } from 'react'
import type { Day } from '#kit/day.ts'
import { isOvernight } from '#kit/span.ts'
import { minutesOf } from '#kit/time-of-day.ts'
import { daysOfWeek, type Week } from '#kit/week.ts'
import { shownColour } from '#features/shifts/rules.ts'
import type { Shift } from '#features/shifts/schema.ts'
import { longDay, shortDay } from '#platform/web/day-names.ts'
import { useLanguage, useTexts } from '#platform/web/i18n.tsx'
import { DayBar } from '#platform/web/ui/day-bar.tsx'
import type { Brush } from '../markings.ts'
import type { CellStatus } from '../packed.ts'
import { hasBegun } from '../rules.ts'
import type { CellChange } from '../schema.ts'
import { cellKey } from './entries.ts'
import { type GridCell, usePainting } from './painting.ts'
import { StatusIcon, statusLook } from './status-mark.tsx'

interface Props {
  readonly week: Week
  readonly today: Day
  readonly shifts: readonly Shift[]
  readonly statuses: ReadonlyMap<string, CellStatus>
  readonly brush: Brush
  /** An explicit answer; past days are closed to everybody but managers all the same. */
  readonly isEditable: boolean
  readonly isManager: boolean
  /** Weekday 0 to 6 when only one day fits the screen. */
  readonly onlyDay: number | undefined
  readonly onPaint: (cells: CellChange[]) => void
  /** Somebody asks for the keys. */
  readonly onHelp: () => void
}

/** One column a day, one row a shift. */
export function AvailabilityGrid({
  week,
  today,
  shifts,
  statuses,
  brush,
  isEditable,
  isManager,
  onlyDay,
  onPaint,
  onHelp,
}: Props) {
  const texts = useTexts('availability')
  const language = useLanguage()
  const days = daysOfWeek(week).filter((_, weekday) => onlyDay === undefined || weekday === onlyDay)
  const enabled = new Set(shifts.filter(shift => shift.isEnabled).map(shift => shift.id))
  const statusOf = ({ date, shiftId }: GridCell): CellStatus => statuses.get(cellKey(date, shiftId)) ?? 'none'
  const mayPaint = (cell: GridCell): boolean => {
    const status = statusOf(cell)
    return (
      isEditable &&
      enabled.has(cell.shiftId) &&
      (isManager || !hasBegun(cell.date, today)) &&
      status !== 'vacation' &&
      status !== 'vacation_requested'
    )
  }
  const { stroke, focus, setFocus, handlers } = usePainting({
    days,
    shiftIds: shifts.map(shift => shift.id),
    brush,
    statusOf,
    mayPaint,
    onPaint,
    onHelp,
  })
  const paintAll = (cells: GridCell[]) => {
    const open = cells.filter(mayPaint)
    const marking = open.every(cell => statusOf(cell) === brush) ? 'none' : brush
    if (open.length > 0) onPaint(open.map(cell => ({ ...cell, marking })))
  }
  return (
    <div className="overflow-x-auto rounded-card border border-line bg-surface shadow-card">
      <div
        role="grid"
        aria-label={texts.title}
        className="grid touch-manipulation select-none"
        style={{
          gridTemplateColumns: `minmax(132px, 1.1fr) repeat(${days.length}, minmax(${days.length === 1 ? 150 : 92}px, 1fr))`,
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
                <span className={`text-[12px] ${date === today ? 'font-medium text-accent' : 'text-text-2'}`}>
                  {shortDay(date, language)}
                </span>
                <span className={`text-[18px] leading-6 font-semibold ${date === today ? 'text-accent' : 'text-text'}`}>
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
              isEditable={isEditable}
              onPaint={() => paintAll(days.map(date => ({ date, shiftId: shift.id })))}
            />
            {days.map((date, column) => {
              const key = cellKey(date, shift.id)
              const marked = stroke.get(key) ?? statusOf({ date, shiftId: shift.id })
              return (
                <div
                  key={date}
                  className={`border-t border-l border-line p-1 ${date === today ? 'bg-accent-soft/60' : ''} ${shift.isEnabled ? '' : 'hatched'}`}
                >
                  <Cell
                    row={row}
                    column={column}
                    status={marked}
                    text={shift.isEnabled ? texts.status[marked] : texts.disabled}
                    label={texts.cell(
                      shift.name,
                      longDay(date, language),
                      shift.isEnabled ? texts.status[marked] : texts.disabled,
                    )}
                    isOpen={mayPaint({ date, shiftId: shift.id })}
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
  isEditable,
  onPaint,
}: {
  shift: Shift
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
        <DayBar start={minutesOf(shift.startTime)} end={minutesOf(shift.endTime)} hue={shownColour(shift)} />
      </button>
    </div>
  )
}

interface CellProps {
  readonly row: number
  readonly column: number
  readonly status: CellStatus
  readonly text: string
  readonly label: string
  readonly isOpen: boolean
  readonly isFocused: boolean
  readonly isDimmed: boolean
  readonly onFocus: (at: { row: number; column: number }) => void
}

const Cell = memo(function Cell({ row, column, status, text, label, isOpen, isFocused, isDimmed, onFocus }: CellProps) {
  const { className, ...hue } = statusLook(isDimmed ? 'none' : status)
  return (
    <button
      type="button"
      role="gridcell"
      data-cell
      data-row={row}
      data-column={column}
      data-status={status}
      aria-label={label}
      aria-disabled={!isOpen}
      tabIndex={isFocused ? 0 : -1}
      onFocus={() => onFocus({ row, column })}
      {...hue}
      className={`flex h-full min-h-13 w-full items-center gap-2 rounded-control px-2.5 text-left text-[13px] leading-4 font-medium transition-colors ${className} ${isOpen ? 'hover:ring-1 hover:ring-line-strong' : 'cursor-default'} ${isOpen || status !== 'none' ? '' : 'opacity-60'}`}
    >
      <StatusIcon status={status} />
      <span className={status === 'none' && !isDimmed ? 'sr-only' : 'min-w-0'}>{text}</span>
    </button>
  )
})
