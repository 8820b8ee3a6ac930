import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTexts } from '#platform/web/i18n.tsx'
import { featureApi, messageOf } from '#platform/web/rpc.ts'
import { useToast } from '#platform/web/ui/toast.tsx'
import type { shiftsContract } from '../contract.ts'
import type { Shift } from '../schema.ts'

export const shiftsApi = featureApi<typeof shiftsContract>('shifts')

/** Shows the change at once; what the server refuses is taken back. */
function useOptimisticList<V>(change: (shifts: readonly Shift[], wish: V) => readonly Shift[], failed: string) {
  const queries = useQueryClient()
  const toast = useToast()
  const queryKey = shiftsApi.list.queryKey()
  return {
    onMutate: async (wish: V) => {
      await queries.cancelQueries({ queryKey })
      const before = queries.getQueryData(queryKey)
      if (before) queries.setQueryData(queryKey, [...change(before, wish)])
      return { before }
    },
    onError: (error: unknown, _: V, context: { before: Shift[] | undefined } | undefined) => {
      queries.setQueryData(queryKey, context?.before)
      toast.error(messageOf(error, failed))
    },
  }
}

/** For the switch in the list. */
export function useSwitchShift(): (shift: Shift, isEnabled: boolean) => void {
  const { saveFailed } = useTexts('shifts')
  const optimistic = useOptimisticList<{ id: string; isEnabled: boolean }>(
    (shifts, { id, isEnabled }) =>
      shifts.map(shift => (shift.id === id ? Object.assign({ ...shift }, { isEnabled }) : shift)),
    saveFailed,
  )
  const { mutate } = useMutation(shiftsApi.update.mutationOptions(optimistic))
  return (shift, isEnabled) => mutate({ ...shift, isEnabled, was: shift })
}

export function useReorderShifts(): (ids: string[]) => void {
  const { orderFailed } = useTexts('shifts')
  const optimistic = useOptimisticList<{ ids: readonly string[] }>(
    (shifts, { ids }) => ids.flatMap(id => shifts.find(shift => shift.id === id) ?? []),
    orderFailed,
  )
  const { mutate } = useMutation(shiftsApi.reorder.mutationOptions(optimistic))
  return ids => mutate({ ids })
}

export function useRemoveShift(): (shift: Shift) => void {
  const { removeFailed } = useTexts('shifts')
  const optimistic = useOptimisticList<{ id: string }>(
    (shifts, { id }) => shifts.filter(shift => shift.id !== id),
    removeFailed,
  )
  const { mutate } = useMutation(shiftsApi.remove.mutationOptions(optimistic))
  return ({ id }) => mutate({ id })
}
