import { ArrowLeftRight, Clock, Crown, Pin, StickyNote, TriangleAlert, UserRound } from 'lucide-react'
import { memo } from 'react'
import type { ShiftColour } from '#kit/colour.ts'
import { formatTimes } from '#kit/clock-text.ts'
import { SeatFace, type SeatLook, seatClassName, seatShape } from '#features/planning/assignments/web/seat-face.tsx'
import { longDay } from '#platform/web/day-names.ts'
import { useLanguage, useTexts } from '#platform/web/i18n.tsx'
import type { BoardSeat } from '../board.ts'

/** On the board of a proposal: what it brings, whom it puts where somebody else sat, and what stays as it is. */
export type SeatMark = 'new' | 'exchanged' | 'kept'

interface Props {
  readonly seat: BoardSeat
  /** How keys find their way. */
  readonly row: number
  readonly day: number
  readonly isFocused: boolean
  readonly isChosen: boolean
  readonly isOpen: boolean
  /** What stayed free is none. */
  readonly isGap: boolean
  /** What of the filters it is not: it steps back. */
  readonly isFaint: boolean
  /** How many could work here; undefined: not known yet, or nobody plans here. */
  readonly couldWork: number | undefined
  readonly mark?: SeatMark | undefined
}

const stepsBack = 'border border-transparent text-text-3'
/** Red is for gaps, so a shift of that hue has none here. */
const proposedLook = (hue: ShiftColour): string =>
  `border-[1.5px] border-dashed font-semibold ${hue === 'red' ? 'border-line-strong bg-sunken text-text' : 'border-hue-solid bg-hue-bg text-hue-fg'}`

/** A gap is the loudest, a draft the next, what people know of the quietest, with what stayed free. The board listens for clicks and keys. */
export const SeatCell = memo(function SeatCell({
  seat,
  row,
  day,
  isFocused,
  isChosen,
  isOpen,
  isGap,
  isFaint,
  couldWork,
  mark,
}: Props) {
  const texts = useTexts('agencyWeek')
  const { status } = useTexts('schedule')
  const language = useLanguage()
  const { taken, shift } = seat
  const kept = taken?.keptTimes && texts.keptTimes(formatTimes(taken.keptTimes, language))
  const lastNo = seat.declined.at(-1)
  const who = [
    taken
      ? [taken.person.fullName, mark && mark !== 'kept' ? texts.marks[mark] : status[taken.state]].join(', ')
      : texts.free,
    // the name begins with what shows
    !taken && couldWork !== undefined && texts.couldWork(couldWork),
    !taken && seat.isMainPlace && texts.legend.mainWanted,
    kept,
    taken?.isPinned && texts.pinned,
    seat.isSurplus && texts.surplus,
    seat.note,
    !taken && lastNo && texts.declinedBy(lastNo.fullName, lastNo.reason),
  ]
    .filter(Boolean)
    .join(', ')
  const look: SeatLook = taken?.state ?? 'free'
  const isProposed = mark === 'new' || mark === 'exchanged'
  return (
    <button
      type="button"
      data-seat={seat.key}
      {...(isGap ? { 'data-hue': 'red' } : {})}
      data-row={row}
      data-day={day}
      tabIndex={isFocused ? 0 : -1}
      draggable={taken !== undefined || undefined}
      aria-label={texts.seat({
        group: seat.groupName,
        shift: shift.name,
        day: longDay(seat.date, language),
        seat: seat.number,
        who,
      })}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-pressed={isChosen || undefined}
      title={kept ? `${taken.person.fullName}, ${kept}` : taken?.person.fullName}
      className={`${seatShape} ${isFaint || mark === 'kept' || (!taken && !isGap) ? stepsBack : isProposed ? proposedLook(shift.color) : seatClassName(look, shift.color)} ${isChosen ? 'ring-2 ring-accent' : ''} data-over:ring-2 data-over:ring-accent pointer-coarse:h-9 print:h-auto`}
    >
      {/* the crown says that a main chatter is wanted */}
      <SeatFace look={look} name={taken?.person.fullName ?? texts.free} />
      {kept && <Clock aria-hidden size={12} className="shrink-0" />}
      {seat.note !== '' && <StickyNote aria-hidden size={12} className="shrink-0 text-text-3" />}
      {taken && taken.isOverridden && (
        <TriangleAlert aria-hidden size={12} data-hue="orange" className="shrink-0 text-hue-line" />
      )}
      {seat.isMainPlace && (
        <Crown aria-hidden size={12} className={`shrink-0 ${taken?.isMain ? 'fill-current' : 'opacity-70'}`} />
      )}
      {mark === 'exchanged' && <ArrowLeftRight aria-hidden size={12} className="shrink-0" />}
      {taken?.isPinned && <Pin aria-hidden size={12} className="shrink-0 text-text-2" />}
      {/* the space keeps “Open” and the number apart for those who speak to the seat */}{' '}
      {!taken && couldWork !== undefined && <CouldWork count={couldWork} />}
    </button>
  )
})

const CouldWork = ({ count }: { count: number }) => (
  <span
    aria-hidden
    className={`tabular inline-flex shrink-0 items-center gap-0.5 rounded-[4px] px-1 text-[11px] font-semibold print:hidden ${count === 0 ? 'bg-hue-solid text-hue-on' : 'bg-surface text-text-2'}`}
  >
    <UserRound size={10} strokeWidth={2.5} />
    {count}
  </span>
)
