import { useIsNarrow } from '#platform/web/is-narrow.ts'
import { useLanguage, useTexts } from '#platform/web/i18n.tsx'
import { AnchoredPopover } from '#platform/web/ui/anchored-popover.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import type { Candidate, Plan } from '../schema.ts'
import { CandidateList } from './candidate-list.tsx'
import { longDay } from '#platform/web/day-names.ts'
import { SeatDetails } from './seat-details.tsx'
import type { Seat } from './seats.ts'

interface Props {
  readonly plan: Plan
  readonly seat: Seat
  readonly anchor: Element
  readonly isEditable: boolean
  readonly onChoose: (candidate: Candidate) => void
  readonly onRemove: () => void
  readonly onClose: () => void
}

/** What opens from a seat: whom to put there, or who sits there. A popover beside it, on phones a sheet. */
export function SeatPanel({ plan, seat, anchor, isEditable, onChoose, onRemove, onClose }: Props) {
  const texts = useTexts('schedule')
  const language = useLanguage()
  const isPhone = useIsNarrow(640)
  const title = texts.seatTitle({ shift: seat.shift.name, day: longDay(seat.date, language), seat: seat.number })
  const content = seat.assignment ? (
    <SeatDetails
      assignment={seat.assignment}
      hours={plan.weekHours[seat.assignment.profileId] ?? 0}
      hue={seat.shift.color}
      isEditable={isEditable}
      onRemove={onRemove}
    />
  ) : (
    <CandidateList groupId={plan.group.id} seat={seat} onChoose={onChoose} />
  )
  return isPhone ? (
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
