import { useMutationState } from '@tanstack/react-query'
import type { SaveState } from '#platform/web/autosave.ts'
import { usePendingWrites } from '#platform/web/pending-writes.ts'
import { SaveStatus } from '#platform/web/ui/save-status.tsx'
import { hasWaitingMarks } from './waiting-marks.ts'

/** How the marks on this page stand: on their way, waiting for a connection, or stored. */
export function MarksSaveStatus({ isSmall = false }: { isSmall?: boolean }) {
  const marks = useMutationState({ filters: { mutationKey: ['availability'] }, select: ({ state }) => state })
  const isWaiting = hasWaitingMarks(usePendingWrites())
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
