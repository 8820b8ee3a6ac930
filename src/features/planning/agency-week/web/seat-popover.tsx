import { Link } from '@tanstack/react-router'
import { Crown, Pin, PinOff, Trash2, TriangleAlert } from 'lucide-react'
import { beginsNextDay } from '#kit/span.ts'
import { initialsOf } from '#kit/text.ts'
import type { Candidate } from '#features/planning/candidates/schema.ts'
import { CandidateList } from '#features/planning/candidates/web/candidate-list.tsx'
import { AdvertiseSeatLink } from '#features/planning/schedule/web/replace-link.tsx'
import { SeatNote } from '#features/planning/schedule/web/seat-note.tsx'
import { StateMark } from '#features/planning/assignments/web/state-mark.tsx'
import { useLanguage, useTexts } from '#platform/web/i18n.tsx'
import { longDay } from '#platform/web/day-names.ts'
import { useIsNarrow } from '#platform/web/is-narrow.ts'
import { AnchoredPopover } from '#platform/web/ui/anchored-popover.tsx'
import { Avatar } from '#platform/web/ui/avatar.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import type { BoardSeat, SeatOccupant } from '../board.ts'
import { useTimedShift } from '#platform/web/timed-shift.ts'
import { ShiftTime } from '#platform/web/ui/time.tsx'

interface Props {
  readonly seat: BoardSeat
  readonly anchor: Element
  /** What was typed on the seat. */
  readonly typed: string
  readonly isEditable: boolean
  readonly onChoose: (candidate: Candidate) => void
  readonly onRemove: () => void
  readonly onPin: (isPinned: boolean) => void
  readonly onClose: () => void
}

/** What opens from a seat: whom to put there, or who sits there. Below it on large screens, a window on small ones. */
export function SeatPopover({ seat, anchor, typed, isEditable, onChoose, onRemove, onPin, onClose }: Props) {
  const texts = useTexts('agencyWeek')
  const timed = useTimedShift()
  const language = useLanguage()
  const isNarrow = useIsNarrow(900)
  const kept = seat.taken?.keptTimes
  const title = texts.seatTitle({ shift: seat.shift.name, day: longDay(seat.date, language) })
  const where = (
    <p className="text-13 text-text-2">
      <Link to="/schichtplan/$groupId" params={{ groupId: seat.groupId }} className="hover:text-text hover:underline">
        {seat.groupName}
      </Link>
      {' · '}
      <ShiftTime
        withDay
        shift={timed(seat.date, { ...(kept ?? seat.shift), belongsToPreviousDay: beginsNextDay(seat.shift) })}
      />
    </p>
  )
  const content = (
    <>
      {seat.taken ? (
        <Details taken={seat.taken} isEditable={isEditable} onRemove={onRemove} onPin={onPin} hue={seat.shift.color} />
      ) : (
        <>
          {seat.declined.map(({ fullName, reason }) => (
            <p
              key={`${fullName} ${reason}`}
              data-hue="red"
              className="border-b border-line px-4 py-2 text-13 text-hue-fg"
            >
              {texts.declinedBy(fullName, reason)}
            </p>
          ))}
          {isEditable && seat.isPublished && <AdvertiseSeatLink groupId={seat.groupId} seat={seat} />}
          {isEditable && (
            <CandidateList key={seat.key} groupId={seat.groupId} seat={seat} typed={typed} onChoose={onChoose} />
          )}
        </>
      )}
      <SeatNote key={seat.key} groupId={seat.groupId} seat={seat} note={seat.note} isEditable={isEditable} />
    </>
  )
  if (isNarrow) {
    return (
      <Dialog open title={title} onOpenChange={open => open || onClose()}>
        {where}
        <div className="-mx-5 mt-3 flex flex-col">{content}</div>
      </Dialog>
    )
  }
  return (
    <AnchoredPopover
      anchor={anchor}
      title={title}
      side="bottom"
      onClose={onClose}
      className="flex max-h-[min(560px,var(--available-height))] w-[364px] flex-col"
    >
      <header className="border-b border-line px-4 py-3">
        <p className="text-14 font-semibold text-text">{title}</p>
        {where}
      </header>
      {content}
    </AnchoredPopover>
  )
}

interface DetailsProps {
  readonly taken: SeatOccupant
  readonly hue: string
  readonly isEditable: boolean
  readonly onRemove: () => void
  readonly onPin: (isPinned: boolean) => void
}

/** Who sits on the seat, what was overridden for it, and the ways off it. */
function Details({ taken, hue, isEditable, onRemove, onPin }: DetailsProps) {
  const texts = useTexts('agencyWeek')
  const schedule = useTexts('schedule')
  const { person } = taken
  return (
    <div data-hue={hue} className="flex flex-col gap-3 overflow-y-auto p-4">
      <div className="flex items-center gap-3">
        <Avatar id={person.id} initials={initialsOf(person.fullName)} size={36} />
        <div className="min-w-0">
          <p className="font-semibold break-words text-text" translate="no">
            {person.fullName}
          </p>
          <p className="flex flex-wrap items-center gap-x-1.5 text-13 text-text-2">
            <StateMark state={taken.state} size={13} />
            {schedule.status[taken.state]}
            {taken.isMain && (
              <span className="inline-flex items-center gap-1">
                <Crown aria-hidden size={13} />
                {schedule.reasons.main_chatter}
              </span>
            )}
          </p>
        </div>
      </div>
      <p className="tabular text-13 text-text-2">{schedule.weekHours(person.hours)}</p>
      {taken.warnings.length > 0 && (
        <div data-hue="orange" className="rounded-control bg-hue-bg px-3 py-2 text-13 text-hue-fg">
          <p className="flex items-start gap-1.5 font-medium">
            <TriangleAlert aria-hidden size={14} className="mt-0.5 shrink-0" />
            {taken.warnings.map(warning => schedule.warnings[warning]).join(', ')}
          </p>
          {taken.reason !== '' && <p className="mt-0.5 break-words">{taken.reason}</p>}
        </div>
      )}
      {isEditable && (
        <div className="flex flex-wrap gap-2">
          <Button hasConsequence onClick={onRemove}>
            <Trash2 aria-hidden size={15} />
            {texts.remove}
          </Button>
          {taken.state === 'draft' && (
            <Button aria-keyshortcuts="P" onClick={() => onPin(!taken.isPinned)}>
              {taken.isPinned ? <PinOff aria-hidden size={15} /> : <Pin aria-hidden size={15} />}
              {taken.isPinned ? texts.unpin : texts.pin}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
