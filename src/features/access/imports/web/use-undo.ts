import { useMutation } from '@tanstack/react-query'
import { useTexts } from '#platform/web/i18n.tsx'
import { messageOf } from '#platform/web/rpc.ts'
import { useToast } from '#platform/web/ui/toast.tsx'
import { importsApi } from './queries.ts'

/** Takes an import back, and says how far that came. */
export function useUndoImport(): (id: string) => void {
  const texts = useTexts('imports')
  const toast = useToast()
  const { mutate } = useMutation(
    importsApi.undo.mutationOptions({
      onSuccess: ({ revoked, accepted }) => toast.success(texts.undone(revoked, accepted)),
      onError: error => toast.error(messageOf(error, texts.undoFailed)),
    }),
  )
  return id => mutate({ id })
}
