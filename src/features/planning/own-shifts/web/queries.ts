import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTexts } from '#platform/web/i18n.tsx'
import { api, messageOf } from '#platform/web/rpc.ts'
import { useToast } from '#platform/web/ui/toast.tsx'
import type { ownShiftsContract } from '../contract.ts'
import type { NextShifts } from '../schema.ts'
import type { PublishedState } from '#features/planning/schedule/states.ts'

export const ownShiftsApi = api<typeof ownShiftsContract>('ownShifts')

export const nextQuery = ownShiftsApi.next.queryOptions()

/** One tap: the mark turns at once, and back if the server refuses. */
export function useConfirmShift(): (assignmentId: string) => void {
  const queries = useQueryClient()
  const toast = useToast()
  const { next: texts } = useTexts('ownShifts')
  const { queryKey } = nextQuery
  const show = (assignmentId: string, status: PublishedState) =>
    queries.setQueryData<NextShifts>(queryKey, days => days && withStatus(days, assignmentId, status))
  const { mutate } = useMutation(
    ownShiftsApi.confirm.mutationOptions({
      onMutate: async ({ assignmentId }) => {
        await queries.cancelQueries({ queryKey })
        show(assignmentId, 'confirmed')
      },
      onError: (error, { assignmentId }) => {
        show(assignmentId, 'assigned')
        toast.error(messageOf(error, texts.confirmFailed))
      },
    }),
  )
  return assignmentId => mutate({ assignmentId })
}

const withStatus = (days: NextShifts, assignmentId: string, status: PublishedState): NextShifts =>
  days.map(day => ({
    ...day,
    shifts: day.shifts.map(shift => (shift.assignmentId === assignmentId ? { ...shift, status } : shift)),
  }))
