import { useState } from 'react'
import type { ProposalChange } from '../proposed.ts'

export interface ChangeSelection {
  /** Those that are to be taken over. */
  readonly chosen: readonly ProposalChange[]
  readonly isWhole: boolean
  /** Whether all of these are chosen, some, or none. */
  readonly stateOf: (changes: readonly ProposalChange[]) => 'all' | 'some' | 'none'
  readonly set: (changes: readonly ProposalChange[], isChosen: boolean) => void
}

/** What of a proposal is to be taken over: all of it, until something is left out. */
export function useChangeSelection(changes: readonly ProposalChange[]): ChangeSelection {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const chosen = changes.filter(({ key }) => !left.has(key))
  return {
    chosen,
    isWhole: chosen.length === changes.length,
    stateOf: some => {
      const out = some.filter(({ key }) => left.has(key)).length
      return out === 0 ? 'all' : out === some.length ? 'none' : 'some'
    },
    set: (some, isChosen) =>
      setLeft(before => {
        const next = new Set(before)
        for (const { key } of some) {
          if (isChosen) next.delete(key)
          else next.add(key)
        }
        return next
      }),
  }
}
