import { useMutation } from '@tanstack/react-query'
import { useTexts } from '#platform/web/i18n.tsx'
import { messageOf } from '#platform/web/rpc.ts'
import type { ToastExtra } from '#platform/web/ui/toast-message.ts'
import { useToast } from '#platform/web/ui/toast.tsx'
import { marketApi } from './queries.ts'

/** The action of a toast or a row that undoes the member’s own last answer to an offer, or last decision on it. */
export function useUndo(what: 'answer' | 'decision'): (offerId: string) => NonNullable<ToastExtra['action']> {
  const { undo: texts } = useTexts('market')
  const toast = useToast()
  const { mutate } = useMutation(
    (what === 'answer' ? marketApi.undo : marketApi.undoDecision).mutationOptions({
      onSuccess: () => toast.info(texts.done),
      onError: error => toast.error(messageOf(error, texts.failed)),
    }),
  )
  return offerId => ({ label: texts.label, onClick: () => mutate({ offerId }) })
}
