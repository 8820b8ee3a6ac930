import { useMutationState } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { SaveState } from '#platform/web/autosave.ts'
import { SaveStatus } from '#platform/web/ui/save-status.tsx'

/** How the marks on this page stand: on their way, waiting for a connection, or stored. */
export function MarksStatus({ isSmall = false }: { isSmall?: boolean }) {
  const marks = useMutationState({ filters: { mutationKey: ['availability'] }, select: ({ state }) => state })
  const isWaiting = marks.some(({ status, isPaused }) => status === 'pending' && isPaused)
  // without a connection they live in this page alone
  useEffect(() => {
    if (!isWaiting) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isWaiting])
  const isUnderWay = marks.some(({ status }) => status === 'pending')
  const stored = marks.filter(({ status }) => status === 'success').map(({ submittedAt }) => submittedAt)
  const state: SaveState = isWaiting
    ? { kind: 'waiting' }
    : isUnderWay
      ? { kind: 'saving' }
      : stored.length > 0
        ? { kind: 'saved', at: Temporal.Instant.fromEpochMilliseconds(Math.max(...stored)) }
        : { kind: 'idle' }
  // its room is there before it says something: nothing moves under the finger
  return (
    <div className="min-w-0 flex-[1_1_9rem]">
      <SaveStatus state={state} isSmall={isSmall} />
    </div>
  )
}
