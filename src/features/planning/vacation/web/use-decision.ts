import { useMutation } from '@tanstack/react-query'
import { useTexts } from '#platform/web/i18n.tsx'
import { messageOf } from '#platform/web/rpc.ts'
import { useToast } from '#platform/web/ui/toast.tsx'
import type { Decision } from '../schema.ts'
import { vacationApi } from './queries.ts'

/** Decides or deletes, says so, and has everything it touches read again; a refusal shows what happened meanwhile. */
export function useDecision(requestId: string, onDone: () => void) {
  const { decision: texts } = useTexts('vacation')
  const toast = useToast()
  const decide = useMutation({
    mutationKey: vacationApi.key(),
    mutationFn: (decision: Omit<Decision, 'id'>) => vacationApi.decide.call({ ...decision, id: requestId }),
    onSuccess: (_, { move }) => {
      toast.success(texts.done[move])
      onDone()
    },
    onError: error => toast.error(messageOf(error, texts.failed)),
  })
  const remove = useMutation({
    mutationKey: vacationApi.key(),
    mutationFn: () => vacationApi.remove.call({ id: requestId }),
    onSuccess: () => {
      toast.success(texts.removed)
      onDone()
    },
    onError: error => toast.error(messageOf(error, texts.removeFailed)),
  })
  return { decide, remove }
}
