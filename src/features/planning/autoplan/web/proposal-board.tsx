import { useMemo } from 'react'
import type { Day } from '#kit/day.ts'
import { boardOf, type BoardSeat, type IsOpenSeat } from '#features/planning/agency-week/board.ts'
import { noFilters } from '#features/planning/agency-week/board-filters.ts'
import type { AgencyWeek, WeekGroup } from '#features/planning/agency-week/schema.ts'
import { AgencyBoard } from '#features/planning/agency-week/web/agency-board.tsx'
import { focusPosition, type BoardPosition, useBoardKeys } from '#features/planning/agency-week/web/use-board-keys.ts'
import { useIsOpenSeat } from '#features/planning/agency-week/web/use-is-open-seat.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { type ProposalChange, changeKindBySeat, proposedWeek } from '../proposed.ts'
import type { Proposal } from '../schema.ts'
import { TriStateCheckbox } from './some-box.tsx'
import type { ChangeSelection } from './use-selection.ts'

interface Props {
  readonly week: AgencyWeek
  readonly today: Day
  readonly timeZone: string
  /** Undefined: the plan as it stands. */
  readonly proposal: Proposal | undefined
  /** Of all weeks, those that do not stand yet. */
  readonly changes: readonly ProposalChange[]
  readonly selection: ChangeSelection
  readonly openKey: string | undefined
  readonly onOpen: (seat: BoardSeat, anchor: HTMLElement) => void
}

const nothing: ReadonlyMap<string, number> = new Map()

/** The week as a proposal would have it: what it brings stands out, what stays steps back, what is left open stays loud. */
export function ProposalBoard({ week, today, timeZone, proposal, changes, selection, openKey, onOpen }: Props) {
  const { board: texts } = useTexts('autoplan')
  const shown = useMemo(() => (proposal ? proposedWeek(week, proposal) : week), [week, proposal])
  const groups = useMemo(() => boardOf(shown), [shown])
  const isGap = useIsOpenSeat(week, timeZone)
  const rows = useMemo(() => groups.flatMap(group => group.rows), [groups])
  const marks = useMemo(() => changeKindBySeat(week, changes), [week, changes])
  const keys = useBoardKeys(week.week, rows, false, {
    onOpen,
    onEmpty: () => {},
    onPin: () => {},
    onCopy: () => {},
    onCut: () => {},
    onPaste: () => {},
    onNextGap: (from, step) => {
      const next = gapFrom(rows, isGap, from, step)
      if (next) focusPosition(next)
    },
  })
  const byGroup = useMemo(() => Map.groupBy(changes, ({ groupId }) => groupId), [changes])
  const below = ({ id, name }: WeekGroup) => {
    const own = byGroup.get(id)
    return (
      own && (
        <label className="flex min-h-6 items-center gap-1.5 text-12 font-semibold text-accent">
          <TriStateCheckbox
            state={selection.stateOf(own)}
            label={texts.choose(name)}
            onChange={isChosen => selection.set(own, isChosen)}
          />
          {texts.fresh(own.length)}
        </label>
      )
    )
  }
  return (
    // below it the bar with which it is taken over
    <div style={{ '--around': '96px' } as React.CSSProperties}>
      <AgencyBoard
        week={week.week}
        groups={groups}
        today={today}
        filters={noFilters}
        isGap={isGap}
        focus={keys.focus}
        selection={undefined}
        openKey={openKey}
        couldWork={nothing}
        drops={undefined}
        marks={proposal && marks}
        below={proposal && below}
        handlers={keys.handlers}
      />
    </div>
  )
}

/** The next gap by day, then downwards; around the week and on from its beginning. */
function gapFrom(
  rows: readonly { readonly cells: readonly (BoardSeat | undefined)[] }[],
  isGap: IsOpenSeat,
  from: BoardPosition,
  step: 1 | -1,
): BoardPosition | undefined {
  const order = ({ row, day }: BoardPosition) => day * rows.length + row
  const gaps = rows
    .flatMap(({ cells }, row) => cells.flatMap((seat, day) => (seat && isGap(seat) ? [{ row, day }] : [])))
    .toSorted((a, b) => step * (order(a) - order(b)))
  return gaps.find(place => step * (order(place) - order(from)) > 0) ?? gaps[0]
}
