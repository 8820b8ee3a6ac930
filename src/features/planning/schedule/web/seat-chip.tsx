import { Clock, Crown, Plus, StickyNote, TriangleAlert } from 'lucide-react'
import { memo } from 'react'
import { useLanguage, useTexts } from '#platform/web/i18n.tsx'
import { longDay } from '#platform/web/day-names.ts'
import { reasonText } from '#features/planning/assignments/system-reasons.ts'
import { seatClassName } from '#features/planning/assignments/web/seat-face.tsx'
import { StateMark } from '#features/planning/assignments/web/state-mark.tsx'
import { differingTimes, type Seat } from './seats.ts'

interface Props {
  readonly seat: Seat
  /** Which row and column of the board, and which of the cell's seats: how keys find their way. */
  readonly row: number
  readonly column: number
  readonly index: number
  readonly isFocused: boolean
  readonly isOpen: boolean
  /** Cut, to be put on another seat. */
  readonly isHeld: boolean
  readonly hasNote: boolean
  /** Somebody has declined it, and it is free since. */
  readonly isDeclined: boolean
  /** There is no such seat any more. */
  readonly isSurplus: boolean
  /** What stayed free then is no gap any more. */
  readonly isOver: boolean
  readonly isEditable: boolean
}

const stayedFree = 'border border-transparent text-text-3'

/** One place of a shift: who sits there, or that it is free. The board listens for clicks and keys. */
export const SeatChip = memo(function SeatChip({
  seat,
  row,
  column,
  index,
  isFocused,
  isOpen,
  isHeld,
  hasNote,
  isDeclined,
  isSurplus,
  isOver,
  isEditable,
}: Props) {
  const texts = useTexts('schedule')
  const board = useTexts('planBoard')
  const language = useLanguage()
  const { assignment, shift } = seat
  const status = assignment && texts.status[assignment.state]
  const kept = differingTimes(seat, language)
  const who = [
    assignment ? `${assignment.fullName}, ${status}` : texts.free,
    !assignment && seat.isMainPlace && texts.mainWanted,
    kept !== undefined && board.keptTimes(kept),
    hasNote && board.note.has,
    isDeclined && board.declinedMark,
    isSurplus && board.surplus,
  ]
    .filter(Boolean)
    .join(', ')
  return (
    <button
      type="button"
      data-seat
      {...(assignment || isOver ? {} : { 'data-hue': 'red' })}
      data-row={row}
      data-column={column}
      data-index={index}
      tabIndex={isFocused ? 0 : -1}
      aria-label={texts.seat({ shift: shift.name, day: longDay(seat.date, language), seat: seat.number, who })}
      data-tooltip={assignment?.fullName}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      className={`flex min-h-11 print:min-h-0 w-full min-w-0 items-center gap-1.5 rounded-control px-1.5 py-1 sm:px-2 text-left text-13 transition-colors duration-120 ${!assignment && isOver ? stayedFree : seatClassName(assignment?.state ?? 'free', shift.color)} ${isEditable ? 'hover:ring-1 hover:ring-line-strong' : ''} ${isOpen ? 'ring-2 ring-accent' : ''} ${isHeld ? 'opacity-45' : ''} data-over:ring-2 data-over:ring-accent`}
    >
      {assignment ? (
        <span className="shrink-0 text-hue-line">
          <StateMark state={assignment.state} />
        </span>
      ) : (
        <Plus aria-hidden size={14} className="shrink-0" />
      )}
      <span className="flex min-w-0 flex-1 flex-col">
        <span
          className={`narrow line-clamp-2 leading-4 wrap-anywhere print:line-clamp-none ${assignment ? 'font-medium' : ''}`}
        >
          {/* the crown says that a main chatter is wanted */}
          {assignment?.fullName ?? texts.free}
        </span>
        {status !== undefined && <span className="narrow truncate text-12 opacity-85 print:hidden">{status}</span>}
        {kept !== undefined && (
          <span data-time title={board.keptTimes(kept)} className="narrow tabular flex items-center gap-1 text-12">
            <Clock aria-hidden size={11} className="shrink-0" />
            {kept}
          </span>
        )}
        {isSurplus && (
          <span data-hue="red" className="narrow self-start rounded-chip bg-hue-bg px-1 text-12 text-hue-fg">
            {board.surplus}
          </span>
        )}
      </span>
      {assignment !== undefined && assignment.overriddenWarnings.length > 0 && (
        <span
          title={
            assignment.overrideReason === null ? texts.overridden : reasonText(assignment.overrideReason, language)
          }
          data-hue="orange"
          className="shrink-0 text-hue-line"
        >
          <TriangleAlert aria-hidden size={13} />
          <span className="sr-only">{texts.overridden}</span>
        </span>
      )}
      {isDeclined && (
        <span data-hue="red" className="shrink-0 text-hue-line">
          <StateMark state="declined" />
        </span>
      )}
      {hasNote && <StickyNote aria-hidden size={13} className="shrink-0 opacity-75" />}
      {seat.isMainPlace && (
        <span title={texts.mainPlace} className="shrink-0">
          <Crown aria-hidden size={13} className={assignment?.isMain ? 'fill-current' : ''} />
        </span>
      )}
    </button>
  )
})
