import type { ReactNode } from 'react'
import { longDay } from '#platform/web/day-names.ts'
import { useLanguage } from '#platform/web/i18n.tsx'
import { AnchoredPopover } from '#platform/web/ui/anchored-popover.tsx'
import { Dotted } from '#platform/web/ui/dotted.tsx'
import { PlanTimes } from '#platform/web/ui/time.tsx'
import type { BoardSeat } from '#features/planning/agency-week/board.ts'

interface Props {
  readonly seat: BoardSeat
  readonly anchor: Element
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** What opens from a seat of a proposal. */
export function WhyPopover({ seat, anchor, title, onClose, children }: Props) {
  const language = useLanguage()
  const { shift } = seat
  return (
    <AnchoredPopover
      anchor={anchor}
      title={title}
      side="bottom"
      onClose={onClose}
      className="flex max-h-[min(560px,var(--available-height))] w-[352px] flex-col overflow-y-auto"
    >
      <header className="border-b border-line px-4 py-3">
        <p data-hue={seat.taken ? 'indigo' : 'red'} className="text-12 font-semibold text-hue-fg">
          {title}
        </p>
        <p className="mt-0.5 text-14 font-semibold wrap-anywhere text-text">
          {seat.taken?.person.fullName ?? seat.groupName}
        </p>
        <p className="text-13 text-text-2">
          <Dotted
            parts={[
              seat.taken && seat.groupName,
              shift.name,
              <PlanTimes key="times" {...shift} date={seat.date} />,
              longDay(seat.date, language),
            ]}
          />
        </p>
      </header>
      {children}
    </AnchoredPopover>
  )
}
