import { type ReactNode, useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { Day } from '#kit/day.ts'
import type { BoardSeat } from '#features/planning/agency-week/board.ts'
import type { AgencyWeek } from '#features/planning/agency-week/schema.ts'
import { isInDialog } from '#platform/web/elsewhere.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { shiftKey } from '#features/planning/assignments/seat-key.ts'
import {
  type ProposalChange,
  proposalChanges,
  openShiftKeysIn,
  mayAssignByHand,
  applicableChanges,
  currentOccupantOf,
} from '../proposed.ts'
import type { Proposal } from '../schema.ts'
import { ApplyBar } from './apply-bar.tsx'
import { OpenSeatExplained } from './open-seat-explained.tsx'
import { ProposalBoard } from './proposal-board.tsx'
import { SeatExplained } from './seat-why.tsx'
import { useChangeSelection } from './use-selection.ts'
import type { useApplyProposal } from './use-taking-over.ts'
import { WhyPopover } from './why-popover.tsx'

interface Props {
  readonly week: AgencyWeek
  readonly today: Day
  readonly timeZone: string
  /** Undefined: the plan as it stands. */
  readonly proposal: Proposal | undefined
  readonly taking: ReturnType<typeof useApplyProposal>
  readonly toPlan: ReactNode
  readonly onDrop: () => void
}

const none: readonly ProposalChange[] = []

/** One proposal on the board, why it is as it is, and what of it is taken over. */
export function ShownProposal({ week, today, timeZone, proposal, taking, toPlan, onDrop }: Props) {
  const { apply: texts } = useTexts('autoplan')
  const all = useMemo(() => (proposal ? proposalChanges(proposal) : none), [proposal])
  const open = useMemo(() => applicableChanges(all), [all])
  const selection = useChangeSelection(open)
  const [opened, setOpened] = useState<{ readonly seat: BoardSeat; readonly anchor: HTMLElement }>()
  const { chosen, isWhole } = selection
  const apply = () => {
    if (proposal && chosen.length > 0 && !taking.isTaking) taking.take(proposal.id, isWhole ? null : chosen)
  }
  useApplyKey(apply)
  return (
    <>
      <ProposalBoard
        week={week}
        today={today}
        timeZone={timeZone}
        proposal={proposal}
        changes={open}
        selection={selection}
        openKey={opened?.seat.key}
        onOpen={(seat, anchor) => setOpened({ seat, anchor })}
      />
      {opened && proposal && (
        <Why
          week={week}
          proposal={proposal}
          changes={all}
          {...opened}
          taking={taking}
          onClose={() => setOpened(undefined)}
        />
      )}
      {proposal &&
        (open.length > 0 ? (
          <ApplyBar
            changes={open}
            selection={selection}
            published={chosen.filter(({ isAtOnce }) => isAtOnce).length}
            isPending={taking.isTaking}
            onApply={apply}
            onDrop={onDrop}
          />
        ) : (
          <section
            aria-label={texts.label}
            data-foot-bar
            className="sticky bottom-[var(--bottom-bar,0px)] z-10 -mx-4 mt-3 flex min-h-16 items-center justify-between gap-4 border-t border-line bg-surface px-4 py-2 text-13 text-text-2 print:hidden"
          >
            {all.every(({ isApplied }) => isApplied) ? texts.standing : texts.noneToCome}
            {toPlan}
          </section>
        ))}
    </>
  )
}

/** Control or Command with Enter, wherever the focus is, except in a window. */
function useApplyKey(apply: () => void): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || isInDialog(event)) return
    event.preventDefault()
    apply()
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => hear(event)
    // before the seat that has the focus takes it for itself
    window.addEventListener('keydown', onKeyDown, { capture: true })
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [])
}

interface WhyProps {
  readonly week: AgencyWeek
  readonly proposal: Proposal
  readonly changes: readonly ProposalChange[]
  readonly seat: BoardSeat
  readonly anchor: HTMLElement
  readonly taking: Props['taking']
  readonly onClose: () => void
}

function Why({ week, proposal, changes, seat, anchor, taking, onClose }: WhyProps) {
  const { why: texts, board } = useTexts('autoplan')
  const change = changes.find(({ key }) => key === seat.key)
  const gaps = useMemo(() => openShiftKeysIn(proposal), [proposal])
  const names = {
    group: (id: string) => week.groups.find(group => group.id === id)?.name ?? '',
    shift: (id: string) => week.shifts.find(shift => shift.id === id)?.name ?? '',
  }
  const { groupId, date, number } = seat
  const sitting = useMemo(() => currentOccupantOf(week, seat.key), [week, seat.key])
  const place = {
    proposalId: proposal.id,
    groupId,
    date,
    shiftId: seat.shift.id,
    seat: number,
    instead: sitting?.profileId,
  }
  const isGap = !seat.taken && gaps.has(shiftKey({ groupId, date, shiftId: seat.shift.id }))
  return (
    <WhyPopover seat={seat} anchor={anchor} title={seat.taken ? texts.seat : texts.gap} onClose={onClose}>
      {change?.hasBegun ? (
        <p className="px-4 py-3 text-13 text-text-2">{board.begun}</p>
      ) : change ? (
        <SeatExplained
          proposalId={proposal.id}
          change={change}
          names={names}
          mayPut={profileId => mayAssignByHand(sitting, profileId)}
          onApply={() => {
            onClose()
            taking.take(proposal.id, [change])
          }}
          onInstead={({ profileId, fullName }) => {
            onClose()
            taking.byHand({ ...place, profileId, fullName, reason: null })
          }}
        />
      ) : isGap ? (
        <OpenSeatExplained
          proposalId={proposal.id}
          seat={seat}
          isAssigning={taking.isAssigning}
          mayPut={profileId => mayAssignByHand(sitting, profileId)}
          onAssign={({ profileId, fullName }) => {
            onClose()
            taking.byHand({ ...place, profileId, fullName, reason: null })
          }}
        />
      ) : (
        <p className="px-4 py-3 text-13 text-text-2">{seat.taken ? board.asItWas : board.notAsked}</p>
      )}
    </WhyPopover>
  )
}
