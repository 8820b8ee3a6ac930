import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTexts } from '#platform/web/i18n.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'
import type { Proposed, Run } from '../schema.ts'
import { hasRunEnded } from '../rules.ts'

/** Follows the run that one has asked for: shows its proposal as soon as it is there, says so where there is none. */
export function useFollowRequestedRun(
  runs: readonly Run[],
  proposals: readonly Proposed[],
  onShow: (proposal: Proposed) => void,
): (runId: string) => void {
  const { run: texts } = useTexts('autoplan')
  const toast = useToast()
  const [asked, setAsked] = useState<string>()
  const run = runs.find(({ id }) => id === asked)
  const proposal = proposals.find(({ id }) => id === run?.proposalId)
  const ended = run && hasRunEnded(run.state) && (run.proposalId === null || proposal !== undefined) ? run : undefined
  const handled = useRef<string>(undefined)
  const finish = useEffectEvent(({ id, ending, state }: Run) => {
    if (handled.current === id) return
    handled.current = id
    if (proposal) onShow(proposal)
    if (ending) toast[proposal ? 'info' : 'warning'](texts.endings[ending])
    else if (!proposal && state === 'cancelled') toast.info(texts.stopped)
  })
  useEffect(() => {
    if (ended) finish(ended)
  }, [ended])
  return setAsked
}
