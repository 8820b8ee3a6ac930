import { useMutation, useMutationState } from '@tanstack/react-query'
import { useTexts } from '#platform/web/i18n.tsx'
import { isNextWriteDeferred, deferWrite } from '#platform/web/outbox.ts'
import { featureApi, messageOf, Unreached } from '#platform/web/rpc.ts'
import { useToast } from '#platform/web/ui/toast.tsx'
import type { PendingWrite } from '#platform/web/pending-writes.ts'
import type { ownShiftsContract } from '../contract.ts'

export const ownShiftsApi = featureApi<typeof ownShiftsContract>('ownShifts')

const confirmKey = ownShiftsApi.confirm.mutationKey()

export const nextQuery = ownShiftsApi.next.queryOptions()

/** One tap for one shift or several. Without a connection, or without an answer, each waits, as its `title`. */
export function useConfirmShifts(): (shifts: readonly Confirming[]) => void {
  const toast = useToast()
  const { next: texts } = useTexts('ownShifts')
  const wait = (shifts: readonly Confirming[], error?: unknown) => {
    for (const { assignmentId, title } of shifts)
      void deferWrite({ path: ['ownShifts', 'confirm'], input: { assignmentId }, title }, { error })
  }
  const { mutate } = useMutation({
    mutationKey: confirmKey,
    mutationFn: (shifts: readonly Confirming[]) => {
      const assignmentIds = shifts.map(({ assignmentId }) => assignmentId)
      const [assignmentId, ...others] = assignmentIds
      return assignmentId === undefined || others.length > 0
        ? ownShiftsApi.confirmAll.call({ assignmentIds })
        : ownShiftsApi.confirm.call({ assignmentId })
    },
    onError: (error, shifts) => {
      if (error instanceof Unreached) wait(shifts, error)
      else toast.error(messageOf(error, texts.confirmFailed))
    },
  })
  return shifts => (isNextWriteDeferred() ? wait(shifts) : mutate(shifts))
}

/** The shifts whose confirmation is on its way. */
export const useConfirming = (): readonly string[] =>
  useMutationState({
    filters: { mutationKey: confirmKey, status: 'pending' },
    select: ({ state }) => (state.variables as readonly Confirming[]).map(({ assignmentId }) => assignmentId),
  }).flat()

export interface Confirming {
  readonly assignmentId: string
  /** Shown in the list of pending changes without a connection. */
  readonly title: string
}

/** Of what waits: `Spät, Mittwoch, 25. November`. */
export const shiftTitle = ({ name }: { name: string }, day: string): string => `${name}, ${day}`

/** Of what waits: an answer to this shift. */
export const isAnswerTo =
  (assignmentId: string) =>
  (waiting: PendingWrite): boolean =>
    waiting.path[0] === 'ownShifts' &&
    waiting.refused === undefined &&
    (waiting.input as { assignmentId: string }).assignmentId === assignmentId
