import { useTexts } from '#platform/web/i18n.tsx'
import type { GroupRow } from '../contract.ts'
import { seatsPerDay } from '../staffing.ts'
import { type DayColumn, planLink } from './overview-grid.tsx'

interface Props {
  readonly row: GroupRow
  readonly columns: readonly DayColumn[]
  /** Its first day, from the first one shown. */
  readonly at: number
  readonly days: number
}

/** A week that nobody has begun: one strip with its seats; on a tablet only a whole week has room for them. */
export function UnplannedWeek({ row, columns, at, days }: Props) {
  const texts = useTexts('scheduleOverview')
  const [first, last] = [columns[at], columns[at + days - 1]]
  if (!first || !last) return null
  const seats = days * seatsPerDay(row)
  return (
    <div
      role="gridcell"
      data-at={at + 1}
      data-until={at + days}
      aria-colindex={at + 2}
      aria-colspan={days}
      className="min-w-0 border-l border-line-strong/60 p-1"
      style={{ gridColumn: `span ${days}` }}
    >
      <a
        {...planLink(row.id, first.week)}
        aria-label={texts.unplannedFrom(row.name, first.name, seats)}
        className="hatched flex h-full items-center justify-center overflow-hidden rounded-[5px] text-12 text-text-2 -outline-offset-1 hover:text-text hover:underline"
      >
        {days > 3 && (
          <span className="narrow rounded-chip bg-surface px-1.5 whitespace-nowrap">
            {days === 7 ? texts.unplanned(seats) : texts.legend.unplanned}
          </span>
        )}
      </a>
    </div>
  )
}
