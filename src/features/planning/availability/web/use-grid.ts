import type { ReactNode } from 'react'
import type { Day } from '#kit/day.ts'
import { daysOfWeek, type Week } from '#kit/week.ts'
import { longDay } from '#platform/web/day-names.ts'
import { useLanguage, useTexts } from '#platform/web/i18n.tsx'
import type { CellStatus } from '../packed.ts'
import { cellKey } from './entries.ts'
import { type OrganizationAndOwnZone, ownDayOf } from '#kit/own-time.ts'
import { serverNow } from '#platform/web/now.ts'
import { type Layout, usePainting } from './painting.ts'
import type { CellLook } from './status-mark.tsx'
import type { GridCell, Tool } from './tools.ts'
import type { WeekShift } from './week-shifts.ts'

/** Somebody's own published seat in a cell. */
export interface CellSeat {
  readonly mark: ReactNode
  readonly label: string
}

export interface GridProps {
  readonly week: Week
  readonly today: Day
  readonly shifts: readonly WeekShift[]
  readonly statusOf: (cell: GridCell) => CellStatus
  readonly noteOf: (cell: GridCell) => string
  readonly seatOf: (cell: GridCell) => CellSeat | undefined
  /** Cells to ask vacation for, by `cellKey`. */
  readonly wished: ReadonlySet<string>
  readonly tool: Tool
  readonly isEditable: boolean
  /** The zones of a member who marks their own week; undefined: it is another member's week. */
  readonly zones: OrganizationAndOwnZone | undefined
  readonly onNote: (cell: GridCell) => void
  /** Somebody asks for the keys. */
  readonly onHelp: () => void
}

/** What both forms of the grid do and show: one of a large window, one of a phone. */
export function useAvailabilityGrid(
  { week, today, shifts, statusOf, noteOf, seatOf, wished, tool, zones, onNote, onHelp }: GridProps,
  layout: Layout,
) {
  const texts = useTexts('availability')
  const language = useLanguage()
  const days = daysOfWeek(week)
  const { stroke, focus, setFocus, handlers } = usePainting({
    days,
    shiftIds: shifts.map(({ id }) => id),
    layout,
    tool,
    onNote,
    onHelp,
  })
  const lookOf = (cell: GridCell): CellLook => {
    const key = cellKey(cell.date, cell.shiftId)
    const running = stroke.get(key)
    if (running !== undefined) return tool.shows(running) ?? statusOf(cell)
    return wished.has(key) ? 'wished' : statusOf(cell)
  }
  const paint = (cells: GridCell[]) => {
    const open = cells.filter(tool.mayPaint)
    const marking = open.every(cell => tool.statusOf(cell) === tool.brush) ? 'none' : tool.brush
    if (open.length > 0) tool.onPaint(open.map(cell => ({ ...cell, marking })))
    else if (cells[0]) tool.onClosed?.(cells[0])
  }
  const shownDayOf = zones ? ownDayOf(zones, serverNow()) : today
  return {
    days,
    /** Whether the reader's calendar, by which all of a page is, says “today”. */
    isToday: (date: Day) => date === shownDayOf,
    /** Whether the day is over, or is closed because the organization’s calendar still says “today”. */
    isPast: (date: Day) => date < today || (date === today && date !== shownDayOf),
    handlers,
    paintDay: (date: Day) => paint(shifts.map(({ id }) => ({ date, shiftId: id }))),
    paintShift: (shiftId: string) => paint(days.map(date => ({ date, shiftId }))),
    /** Whatever a cell shows and says, at its place. */
    cellAt: (shift: WeekShift, date: Day, row: number, column: number) => {
      const cell = { date, shiftId: shift.id }
      const look = lookOf(cell)
      const text = shift.isEnabled ? texts.status[look] : texts.disabled
      const note = noteOf(cell)
      const seat = seatOf(cell)
      const noted = note === '' ? text : texts.noted(text, note)
      return {
        row,
        column,
        look,
        text,
        note,
        seat: seat?.mark,
        label: texts.cell(shift.name, longDay(date, language), seat ? texts.seated(noted, seat.label) : noted),
        isOpen: tool.mayPaint(cell),
        isFocused: focus.row === row && focus.column === column,
        isDimmed: !shift.isEnabled,
        onFocus: setFocus,
      }
    },
  }
}
