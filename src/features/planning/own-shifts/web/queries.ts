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

/** One tap. Without a connection, or without an answer, it waits, as `title`. */
export function useConfirmShift(): (assignmentId: string, title: string) => void {
  const toast = useToast()
  const { next: texts } = useTexts('ownShifts')
  const wait = (assignmentId: string, title: string, error?: unknown) =>
    void deferWrite({ path: ['ownShifts', 'confirm'], input: { assignmentId }, title }, { error })
  const { mutate } = useMutation({
    mutationKey: confirmKey,
    mutationFn: ({ assignmentId }: Confirming) => ownShiftsApi.confirm.call({ assignmentId }),
    onError: (error, { assignmentId, title }) => {
      if (error instanceof Unreached) wait(assignmentId, title, error)
      else toast.error(messageOf(error, texts.confirmFailed))
    },
  })
  return (assignmentId, title) => (isNextWriteDeferred() ? wait(assignmentId, title) : mutate({ assignmentId, title }))
}

/** The shifts whose confirmation is on its way. */
export const useConfirming = (): readonly string[] =>
  useMutationState({
    filters: { mutationKey: confirmKey, status: 'pending' },
    select: ({ state }) => (state.variables as Confirming).assignmentId,
  })

interface Confirming {
  readonly assignmentId: string
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
