import { useQuery } from '@tanstack/react-query'
import { timesText } from '#kit/own-time.ts'
import type { Week } from '#kit/week.ts'
import { clockText } from '#kit/span.ts'
import { cellKey } from '#features/planning/availability/web/entries.ts'
import type { GridCell } from '#features/planning/availability/web/tools.ts'
import type { CellSeat } from '#features/planning/availability/web/use-grid.ts'
import type { OwnSeat } from '#features/planning/own-shifts/schema.ts'
import { ownWeekQuery } from '#features/planning/own-shifts/web/own-week.ts'
import { StateMark } from '#features/planning/assignments/web/state-mark.tsx'
import { shortWeekday } from '#platform/web/day-names.ts'
import { useLanguage, useTexts } from '#platform/web/i18n.tsx'

/** One's own published seats of a week, for the corners of its cells. */
export function useOwnSeats(week: Week, isOwn: boolean): (cell: GridCell) => CellSeat | undefined {
  const { status, next: texts } = useTexts('ownShifts')
  const language = useLanguage()
  const ownTimes = ({ date, own }: OwnSeat) => {
    if (!own) return ''
    const times = timesText(own)
    return ` (${texts.ownTime(own.date === date ? times : texts.onDay(shortWeekday(own.date, language), times))})`
  }
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
        label: `${status[seat.status]}: ${seat.groupName}, ${clockText(seat)}${ownTimes(seat)}`,
      }
    )
  }
}
