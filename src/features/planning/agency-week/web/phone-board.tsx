import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '#platform/web/i18n.tsx'
import { shiftKey } from '#features/planning/assignments/seat-key.ts'
import type { BoardGroup, BoardSeat, IsOpenSeat } from '../board.ts'
import type { BoardFilters } from '../board-filters.ts'
import { staffingOf } from '../board.ts'
import { isSeatMatchingFilters } from '../board-filters.ts'
import { SeatCell } from './seat-cell.tsx'
import { PlanTimes } from '#platform/web/ui/time.tsx'

interface Props {
  readonly groups: readonly BoardGroup[]
  /** From 0. */
  readonly day: number
  readonly filters: BoardFilters
  readonly isGap: IsOpenSeat
  readonly openKey: string | undefined
  readonly couldWork: ReadonlyMap<string, number>
  readonly onOpen: (seat: BoardSeat, anchor: HTMLElement) => void
}

/** One day on a small screen: groups that fold, their shifts and seats below them. */
export function PhoneBoard({ groups, day, filters, isGap, openKey, couldWork, onOpen }: Props) {
  const texts = useTexts('agencyWeek')
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set())
  const toggle = (id: string) =>
    setFolded(before => {
      const next = new Set(before)
      if (!next.delete(id)) next.add(id)
      return next
    })
  const byKey = new Map(
    groups.flatMap(({ rows }) =>
      rows.flatMap(({ cells }) => (cells[day] ? [[cells[day].key, cells[day]] as const] : [])),
    ),
  )
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- seats are buttons
    <div
      className="flex flex-col gap-3"
      onClick={({ target }) => {
        const element = target instanceof Element ? target.closest<HTMLElement>('[data-seat]') : null
        const seat = byKey.get(element?.dataset['seat'] ?? '')
        if (element && seat) onOpen(seat, element)
      }}
    >
      {groups.map(block => {
        const { group, rows } = block
        const { have, need, open } = staffingOf([block], isGap, day)
        const isFolded = folded.has(group.id)
        const ofDay = rows.filter(({ cells }) => cells[day])
        return (
          <section key={group.id} className="rounded-card border border-line bg-surface shadow-card">
            <button
              type="button"
              aria-expanded={!isFolded}
              onClick={() => toggle(group.id)}
              className="flex min-h-12 w-full items-center gap-2 px-4 py-2 text-left"
            >
              <span className="min-w-0 flex-1 font-semibold wrap-anywhere text-text">{`${group.name} `}</span>
              {open > 0 && (
                <span data-hue="red" className="tabular shrink-0 text-13 font-semibold text-hue-fg">
                  {`${texts.open(open)} `}
                </span>
              )}
              <span className="sr-only">{texts.staffed(have, need)}</span>
              <span aria-hidden className="tabular shrink-0 text-13 text-text-2">{`${have}/${need}`}</span>
              <ChevronDown aria-hidden size={16} className={`shrink-0 text-text-3 ${isFolded ? '-rotate-90' : ''}`} />
            </button>
            {!isFolded &&
              ofDay.map(({ shift, isFirst, cells }, index) => {
                const seat = cells[day]
                return (
                  seat && (
                    <div
                      key={seat.key}
                      data-hue={shift.color}
                      className={isFirst ? 'border-t border-line px-4 pt-2' : 'px-4'}
                    >
                      {isFirst && (
                        <p className="mb-1 flex items-center gap-2 text-13 text-text-2">
                          <span aria-hidden className="size-2 rounded-[2px] bg-hue-line" />
                          {`${shift.name} · `}
                          <PlanTimes {...seat.shift} date={seat.date} />
                        </p>
                      )}
                      <div
                        className={`[&>button]:h-11 [&>button]:text-14 ${index === ofDay.length - 1 || ofDay[index + 1]?.isFirst ? 'pb-2' : 'pb-1'}`}
                      >
                        <SeatCell
                          seat={seat}
                          row={0}
                          day={day}
                          isFocused
                          isChosen={false}
                          isOpen={openKey === seat.key}
                          isFaint={!isSeatMatchingFilters(seat, filters, isGap)}
                          isGap={isGap(seat)}
                          couldWork={isGap(seat) ? couldWork.get(shiftKey({ ...seat, shiftId: shift.id })) : undefined}
                        />
                      </div>
                    </div>
                  )
                )
              })}
          </section>
        )
      })}
    </div>
  )
}
