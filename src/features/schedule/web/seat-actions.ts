import { useState } from 'react'
import type { Plan, PlannedAssignment, Reason } from '../schema.ts'
import { type Choice, useAssign, useRemove } from './queries.ts'

interface SeatActions {
  /** Puts the person on the seat; with a warning and no reason yet, asks for one first. */
  readonly choose: (choice: Choice) => void
  readonly remove: (assignment: PlannedAssignment) => void
  /** What waits for a reason. */
  readonly override: { readonly choice: Choice; readonly warnings: readonly Reason[] } | undefined
  readonly dropOverride: () => void
}

export function useSeatActions({ group, week }: Plan): SeatActions {
  const [override, setOverride] = useState<SeatActions['override']>()
  const assign = useAssign(group.id, week, (choice, warnings) => setOverride({ choice, warnings }))
  const remove = useRemove(group.id, week)
  return {
    choose(choice) {
      const { candidate, reason } = choice
      const speaksAgainst = new Set<string>(candidate.warnings)
      const warnings = candidate.reasons.filter(({ code }) => speaksAgainst.has(code))
      if (reason === undefined && warnings.length > 0) setOverride({ choice, warnings })
      else {
        setOverride(undefined)
        assign(choice)
      }
    },
    remove,
    override,
    dropOverride: () => setOverride(undefined),
  }
}
