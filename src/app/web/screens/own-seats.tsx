import { useQuery } from '@tanstack/react-query'
import { timeSentence } from '#kit/time-text.ts'
import type { Week } from '#kit/week.ts'
import { cellKey } from '#features/planning/availability/web/entries.ts'
import type { GridCell } from '#features/planning/availability/web/tools.ts'
import type { CellSeat } from '#features/planning/availability/web/use-grid.ts'
import { ownWeekQuery } from '#features/planning/own-shifts/web/own-week.ts'
import { StateMark } from '#features/planning/assignments/web/state-mark.tsx'
import { useTexts } from '#platform/web/i18n.tsx'
import { useTimeTexts } from '#platform/web/ui/time.tsx'

/** One's own published seats of a week, for the corners of its cells. */
export function useOwnSeats(week: Week, isOwn: boolean): (cell: GridCell) => CellSeat | undefined {
  const { status } = useTexts('ownShifts')
  const times = useTimeTexts()
  const seats = useQuery({ ...ownWeekQuery(week), enabled: isOwn }).data ?? []
  // of two in one cell the first to begin
  const byCell = new Map(seats.toReversed().map(seat => [cellKey(seat.date, seat.shiftId), seat]))
  return ({ date, shiftId }) => {
    const seat = isOwn ? byCell.get(cellKey(date, shiftId)) : undefined
    return (
      seat && {
        mark: (
          <span data-hue={seat.color} data-seat={seat.status} className="flex text-hue-solid">
            <StateMark state={seat.status} />
          </span>
        ),
        label: `${status[seat.status]}: ${seat.groupName}, ${timeSentence(times.shift(seat))}`,
      }
    )
  }
}
