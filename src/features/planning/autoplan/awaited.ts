import { hasRunEnded } from './rules.ts'
import type { Run } from './schema.ts'

/**
 * Runs and proposals are read apart: of those that somebody has seen under way, which still are for them, since what came of
 * them is not there yet. `before`: what this said the last time; it is the answer as long as nothing changes.
 */
export function stillAwaitedRunIds(
  before: ReadonlySet<string>,
  runs: readonly Pick<Run, 'id' | 'state' | 'proposalId'>[],
  proposals: readonly { readonly id: string }[],
): ReadonlySet<string> {
  const read = new Set(proposals.map(({ id }) => id))
  const ids = runs
    .filter(
      ({ id, state, proposalId }) =>
        !hasRunEnded(state) || (before.has(id) && proposalId !== null && !read.has(proposalId)),
    )
    .map(({ id }) => id)
  return ids.length === before.size && ids.every(id => before.has(id)) ? before : new Set(ids)
}
