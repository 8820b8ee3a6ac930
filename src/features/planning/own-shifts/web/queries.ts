import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTexts } from '#platform/web/i18n.tsx'
import { isNextWriteDeferred, deferWrite } from '#platform/web/outbox.ts'
import { featureApi, messageOf, Unreached } from '#platform/web/rpc.ts'
import { useToast } from '#platform/web/ui/toast.tsx'
import type { PendingWrite } from '#platform/web/pending-writes.ts'
import type { ownShiftsContract } from '../contract.ts'
import type { NextShifts } from '../schema.ts'
import type { PublishedState } from '#features/planning/assignments/states.ts'

export const ownShiftsApi = featureApi<typeof ownShiftsContract>('ownShifts')

export const nextQuery = ownShiftsApi.next.queryOptions()

/** One tap: the mark turns at once, and back if the server refuses. Without a connection it waits, as `title`. */
export function useConfirmShift(): (assignmentId: string, title: string) => void {
  const queries = useQueryClient()
  const toast = useToast()
  const { next: texts } = useTexts('ownShifts')
  const { queryKey } = nextQuery
  const show = (assignmentId: string, status: PublishedState) =>
    queries.setQueryData<NextShifts>(queryKey, days => days && withStatus(days, assignmentId, status))
  const wait = (assignmentId: string, title: string, error?: unknown) =>
    void deferWrite({ path: ['ownShifts', 'confirm'], input: { assignmentId }, title }, { error })
  const { mutate } = useMutation({
    mutationKey: ownShiftsApi.confirm.mutationKey(),
    mutationFn: ({ assignmentId }: Confirming) => ownShiftsApi.confirm.call({ assignmentId }),
    onMutate: async ({ assignmentId }) => {
      await queries.cancelQueries({ queryKey })
      show(assignmentId, 'confirmed')
    },
    onError: (error, { assignmentId, title }) => {
      show(assignmentId, 'assigned')
      if (error instanceof Unreached) wait(assignmentId, title, error)
      else toast.error(messageOf(error, texts.confirmFailed))
    },
  })
  return (assignmentId, title) => (isNextWriteDeferred() ? wait(assignmentId, title) : mutate({ assignmentId, title }))
}

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

const withStatus = (days: NextShifts, assignmentId: string, status: PublishedState): NextShifts =>
  days.map(day => ({
    ...day,
    shifts: day.shifts.map(shift => (shift.assignmentId === assignmentId ? { ...shift, status } : shift)),
  }))
