import { useQuery } from '@tanstack/react-query'
import type { Day } from '#kit/day.ts'
import { Reasons } from '#features/planning/candidates/web/reasons.tsx'
import { hasFailed } from '#platform/web/has-failed.ts'
import { longDay } from '#platform/web/day-names.ts'
import { useLanguage, useTexts } from '#platform/web/i18n.tsx'
import { messageOf } from '#platform/web/rpc.ts'
import { useIsNarrow } from '#platform/web/is-narrow.ts'
import { AnchoredPopover } from '#platform/web/ui/anchored-popover.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { Skeletons } from '#platform/web/ui/skeleton.tsx'
import type { BoardSeat } from '../board.ts'
import type { PersonOpening, WeekPerson } from '../schema.ts'
import { memberOpenSeatsQuery } from './queries.ts'

interface Props {
  readonly person: WeekPerson
  readonly date: Day
  readonly anchor: Element
  /** The first free seat of a shift. */
  readonly seatOf: (opening: PersonOpening) => BoardSeat | undefined
  readonly onChoose: (opening: PersonOpening, seat: BoardSeat) => void
  readonly onClose: () => void
}

/** What of a day is free, and how it suits one person. */
export function OpeningsPopover({ person, date, anchor, seatOf, onChoose, onClose }: Props) {
  const texts = useTexts('agencyWeek')
  const language = useLanguage()
  const isNarrow = useIsNarrow(900)
  const read = useQuery(memberOpenSeatsQuery(person.id, date))
  const title = texts.people.openings(person.fullName, longDay(date, language))
  const list = hasFailed(read) ? (
    <ErrorState text={messageOf(read.error, texts.gaps.failed)} onRetry={() => void read.refetch()} />
  ) : !read.data ? (
    <div className="p-3">
      <Skeletons rows={4} className="h-11" />
    </div>
  ) : read.data.length === 0 ? (
    <p className="px-4 py-6 text-center text-13 text-text-3">{texts.people.noOpenings}</p>
  ) : (
    <ul className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-1.5">
      {read.data.map(opening => {
        const seat = seatOf(opening)
        const isBlocked = opening.fit === 'blocked'
        return (
          seat && (
            <li key={`${opening.groupId} ${opening.shiftId}`}>
              <button
                type="button"
                aria-disabled={isBlocked}
                onClick={() => isBlocked || onChoose(opening, seat)}
                className={`flex w-full flex-col gap-0.5 rounded-control px-2 py-2 text-left -outline-offset-2 ${isBlocked ? 'cursor-default opacity-60' : 'hover:bg-hover'}`}
              >
                <span className="flex max-w-full items-center gap-2 text-13">
                  <span aria-hidden data-hue={seat.shift.color} className="size-2 shrink-0 rounded-[2px] bg-hue-line" />
                  <span className="truncate font-medium text-text">{seat.groupName}</span>
                  <span className="shrink-0 text-text-2">{seat.shift.name}</span>
                </span>
                <span className="flex flex-wrap gap-x-2.5 gap-y-0.5">
                  <Reasons reasons={opening.reasons} />
                </span>
              </button>
            </li>
          )
        )
      })}
    </ul>
  )
  if (isNarrow) {
    return (
      <Dialog open title={title} onOpenChange={open => open || onClose()}>
        <div className="-mx-5">{list}</div>
      </Dialog>
    )
  }
  return (
    <AnchoredPopover
      anchor={anchor}
      title={title}
      side="bottom"
      onClose={onClose}
      className="flex max-h-[min(480px,var(--available-height))] w-[340px] flex-col"
    >
      <p className="border-b border-line px-4 py-3 text-13 font-semibold text-text">{title}</p>
      {list}
    </AnchoredPopover>
  )
}
