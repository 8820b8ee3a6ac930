import { useState } from 'react'
import type { ToastExtra } from './ui/toast-message.ts'

/** The result of an action on a row that has left its list, and how to undo it. */
export interface RowOutcome {
  readonly text: string
  readonly undo?: ToastExtra['action']
}

/** The outcomes of the rows of a list by their ids, for as long as it is mounted. */
export function useRowOutcomes() {
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, RowOutcome>>(new Map())
  return {
    outcomeOf: (id: string): RowOutcome | undefined => outcomes.get(id),
    note: (id: string, outcome: RowOutcome) => setOutcomes(before => new Map(before).set(id, outcome)),
  }
}
