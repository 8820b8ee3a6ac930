import { useState } from 'react'
import type { Reason } from '#features/planning/candidates/schema.ts'
import type { Plan, PlannedAssignment } from '../schema.ts'
import type { EditLog } from './plan-edits.ts'
import { type CandidateChoice, useAssignMember, useRemoveAssignment } from './queries.ts'
import { type MoveWish, useMoveSeat } from './use-move.ts'

/** What waits for a reason. */
type Waiting = { readonly choice: CandidateChoice } | { readonly wish: MoveWish }

interface SeatActions {
  /** Puts the person on the seat; with a warning and no reason yet, asks for one first. */
  readonly choose: (choice: CandidateChoice) => void
  readonly remove: (assignment: PlannedAssignment) => void
  /** To another seat; whoever sits there changes places. */
  readonly move: (wish: MoveWish) => void
  /** Whom a reason is asked for, what speaks against it, and what to do with the reason. */
  readonly override:
    | { readonly name: string; readonly warnings: readonly Reason[]; readonly confirm: (reason: string) => void }
    | undefined
  readonly dropOverride: () => void
}

export function useSeatActions(plan: Plan, log: EditLog): SeatActions {
  const { group, week } = plan
  const [asked, setAsked] = useState<{ waiting: Waiting; name: string; warnings: readonly Reason[] }>()
  const ask = (waiting: Waiting, name: string, warnings: readonly Reason[]) => setAsked({ waiting, name, warnings })
  const assign = useAssignMember(
    group.id,
    week,
    (choice, warnings) => ask({ choice }, choice.candidate.fullName, warnings),
    assignment => log.push({ kind: 'assigned', assignment }),
  )
  const remove = useRemoveAssignment(group.id, week, log)
  const move = useMoveSeat(
    plan,
    (wish, warnings, names) => ask({ wish }, names.join(', '), warnings),
    ({ assignment, to, reason }) =>
      log.push({
        kind: 'moved',
        assignment,
        to: { date: to.date, shiftId: to.shift.id, seat: to.number },
        reason: reason ?? to.assignment?.overrideReason ?? undefined,
      }),
  )
  return {
    choose(choice) {
      const { candidate, reason } = choice
      const wanted = new Set<string>(candidate.warnings)
      const warnings = candidate.reasons.filter(({ code }) => wanted.has(code))
      if (reason === undefined && warnings.length > 0) ask({ choice }, candidate.fullName, warnings)
      else assign(choice)
    },
    remove,
    move(wish) {
      const { assignment, to } = wish
      const isHere = to.date === assignment.date && to.shift.id === assignment.shiftId && to.number === assignment.seat
      if (!isHere) move(wish)
    },
    override: asked && {
      ...asked,
      confirm: reason => {
        setAsked(undefined)
        if ('choice' in asked.waiting) assign({ ...asked.waiting.choice, reason })
        else move({ ...asked.waiting.wish, reason })
      },
    },
    dropOverride: () => setAsked(undefined),
  }
}
