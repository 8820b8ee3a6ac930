import { Crown, Pin, StickyNote, TriangleAlert, UserRound } from 'lucide-react'
import { memo } from 'react'
import { StateMark } from '#features/planning/schedule/web/state-mark.tsx'
import { longDay } from '#platform/web/day-names.ts'
import { useLanguage, useTexts } from '#platform/web/i18n.tsx'
import type { BoardSeat } from '../board.ts'

interface Props {
  readonly seat: BoardSeat
  /** How keys find their way. */
  readonly row: number
  readonly day: number
  readonly isFocused: boolean
  readonly isChosen: boolean
  readonly isOpen: boolean
  /** What of the filters it is not: it steps back. */
  readonly isFaint: boolean
  /** How many could work here; undefined: not known yet, or nobody plans here. */
  readonly couldWork: number | undefined
}

/** A gap is the loudest, a draft the next, what people know of the quietest. The board listens for clicks and keys. */
export const SeatCell = memo(function SeatCell({
  seat,
  row,
  day,
  isFocused,
  isChosen,
  isOpen,
  isFaint,
  couldWork,
}: Props) {
  const texts = useTexts('agencyWeek')
  const { status } = useTexts('schedule')
  const language = useLanguage()
  const { taken, shift } = seat
  const free = seat.isMainPlace ? texts.freeMain : texts.free
  const lastNo = seat.declined.at(-1)
  const who = [
    taken ? `${taken.person.fullName}, ${status[taken.state]}` : free,
    !taken && couldWork !== undefined && texts.couldWork(couldWork),
    taken?.isPinned && texts.pinned,
    seat.isSurplus && texts.surplus,
    seat.note,
    !taken && lastNo && texts.declined(lastNo.fullName, lastNo.reason),
  ]
    .filter(Boolean)
    .join(', ')
  const look = isFaint
    ? 'border border-transparent text-text-3'
    : !taken
      ? 'border-[1.5px] border-dashed border-hue-solid bg-hue-bg font-bold text-hue-fg'
      : taken.state === 'draft'
        ? `border border-transparent text-text ${shift.color === 'red' ? 'bg-sunken' : 'bg-hue-bg/62'}`
        : 'border border-transparent text-text-2'
  return (
    <button
      type="button"
      data-seat={seat.key}
      {...(taken ? {} : { 'data-hue': 'red' })}
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
      title={taken?.person.fullName}
      className={`narrow flex h-6 w-full min-w-0 items-center gap-1.5 rounded-[5px] px-1.5 text-left text-12 leading-4 ${look} ${isChosen ? 'ring-2 ring-accent' : ''} data-over:ring-2 data-over:ring-accent pointer-coarse:h-9 print:h-auto`}
    >
      {taken && (
        <span className="shrink-0 text-hue-line">
          <StateMark state={taken.state} size={12} />
        </span>
      )}
      <span className="min-w-0 flex-1 truncate print:overflow-visible print:whitespace-normal">
        {/* the crown says that a main chatter is wanted */}
        {taken?.person.fullName ?? texts.free}
      </span>
      {seat.note !== '' && <StickyNote aria-hidden size={12} className="shrink-0 text-text-3" />}
      {taken && taken.isOverridden && (
        <TriangleAlert aria-hidden size={12} data-hue="orange" className="shrink-0 text-hue-line" />
      )}
      {seat.isMainPlace && (
        <Crown aria-hidden size={12} className={`shrink-0 ${taken?.isMain ? 'fill-current' : 'opacity-70'}`} />
      )}
      {taken?.isPinned && <Pin aria-hidden size={12} className="shrink-0 text-text-2" />}
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
