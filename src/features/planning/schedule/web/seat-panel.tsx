import { useState } from 'react'
import { useIsNarrow } from '#platform/web/is-narrow.ts'
import { useLanguage, useTexts } from '#platform/web/i18n.tsx'
import { AnchoredPopover } from '#platform/web/ui/anchored-popover.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import type { Candidate } from '#features/planning/candidates/schema.ts'
import { CandidateList } from '#features/planning/candidates/web/candidate-list.tsx'
import { longDay } from '#platform/web/day-names.ts'
import type { Plan } from '../schema.ts'
import { ReplaceDialog } from './replace-dialog.tsx'
import { AdvertiseSeatLink } from './replace-link.tsx'
import { SeatDetails } from './seat-details.tsx'
import { SeatNote } from './seat-note.tsx'
import { boardSeatKey, type Seat } from './seats.ts'
import { useTimedShift } from '#platform/web/timed-shift.ts'

interface Props {
  readonly plan: Plan
  readonly seat: Seat
  readonly anchor: Element
  readonly isEditable: boolean
  readonly onChoose: (candidate: Candidate) => void
  readonly onRemove: () => void
  readonly onClose: () => void
}

/** What opens from a seat: whom to put there, or who sits there. A popover beside it, on small screens a window. */
export function SeatPanel({ plan, seat, anchor, isEditable, onChoose, onRemove, onClose }: Props) {
  const texts = useTexts('schedule')
  const board = useTexts('planBoard')
  const language = useLanguage()
  // where the board shows one day, its seats are too wide for anything beside them
  const isNarrow = useIsNarrow(900)
  const title = texts.seatTitle({ shift: seat.shift.name, day: longDay(seat.date, language), seat: seat.number })
  const isHere = (spot: { date: string; shiftId: string; seat: number }) =>
    spot.date === seat.date && spot.shiftId === seat.shift.id && spot.seat === seat.number
  const declined = plan.declined.filter(isHere)
  const [isReplacing, setReplacing] = useState(false)
  const timed = useTimedShift()
  const taken = seat.assignment && {
    ...seat.assignment,
    ...timed(seat.date, { ...seat.assignment, belongsToPreviousDay: seat.shift.belongsToPreviousDay }),
  }
  if (isReplacing && taken) {
    const { id: groupId, name: groupName } = plan.group
    const { id: assignmentId, date, startsAt, endsAt } = taken
    const { id: shiftId, name: shiftName } = seat.shift
    const { number } = seat
    return (
      <ReplaceDialog
        seat={{ groupId, groupName, date, shiftId, shiftName, seat: number, startsAt, endsAt, assignmentId }}
        onClose={onClose}
      />
    )
  }
  const person = taken ? (
    <SeatDetails
      assignment={taken}
      shift={taken}
      hours={plan.weekHours[taken.profileId] ?? 0}
      hue={seat.shift.color}
      isEditable={isEditable}
      onRemove={onRemove}
      onReplace={plan.state === 'published' ? () => setReplacing(true) : undefined}
    />
  ) : (
    <CandidateList key={boardSeatKey(seat)} groupId={plan.group.id} seat={seat} onChoose={onChoose} />
  )
  const content = (
    <>
      {declined.map(({ fullName, reason }) => (
        <p
          key={`${fullName} ${reason}`}
          data-hue="red"
          className="mx-3 mt-3 rounded-control bg-hue-bg px-3 py-2 text-13 text-hue-fg"
        >
          {board.declinedBy(fullName, reason)}
        </p>
      ))}
      {!seat.assignment && isEditable && plan.state === 'published' && (
        <AdvertiseSeatLink groupId={plan.group.id} seat={seat} />
      )}
      {person}
      {(seat.assignment || plan.notes.some(isHere)) && (
        <SeatNote
          key={boardSeatKey(seat)}
          groupId={plan.group.id}
          seat={seat}
          note={plan.notes.find(isHere)?.note ?? ''}
          isEditable={isEditable}
        />
      )}
    </>
  )
  return isNarrow ? (
    <Dialog open title={title} onOpenChange={open => open || onClose()}>
      <div className="-mx-5 -my-5">{content}</div>
    </Dialog>
  ) : (
    <AnchoredPopover
      anchor={anchor}
      title={title}
      onClose={onClose}
      className={`flex flex-col ${seat.assignment ? 'w-72' : 'max-h-[min(540px,var(--available-height))] w-96'}`}
    >
      {content}
    </AnchoredPopover>
  )
}
