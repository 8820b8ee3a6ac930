import { useState } from 'react'
import { awaitedAfter } from '../awaited.ts'
import type { Proposed, Run } from '../schema.ts'

const none: ReadonlySet<string> = new Set()

/** Runs that have not come to a proposal on this page yet. */
export function useAwaited(runs: readonly Run[], proposals: readonly Proposed[]): ReadonlySet<string> {
  const [before, setBefore] = useState(none)
  const awaited = awaitedAfter(before, runs, proposals)
  if (awaited !== before) setBefore(awaited)
  return awaited
}
