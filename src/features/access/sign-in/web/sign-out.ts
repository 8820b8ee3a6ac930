import { useMutation } from '@tanstack/react-query'
import { useTexts } from '#platform/web/i18n.tsx'
import { clearCache } from '#platform/web/clear-cache.ts'
import { mayWriteSucceed, getPendingWrites } from '#platform/web/pending-writes.ts'
import { useConfirm } from '#platform/web/ui/confirm-dialog.tsx'
import { signInApi } from './session.tsx'
import { markSigningOut, clearSigningOut } from './signed-in.ts'

/** Ends the session; a fresh page is the surest way to leave nothing of it on the screen. What waits to be sent is asked about. */
export function useSignOut(): () => void {
  const { leaving: texts } = useTexts('shell')
  const confirm = useConfirm()
  const { mutate } = useMutation(
    signInApi.signOut.mutationOptions({
      onMutate: async () => {
        markSigningOut()
        await clearCache()
      },
      onSuccess: clearSigningOut,
      onSettled: () => location.assign('/login'),
    }),
  )
  return () => {
    const count = getPendingWrites().filter(mayWriteSucceed).length
    const asked =
      count === 0
        ? Promise.resolve(true)
        : confirm({ type: 'danger', title: texts.title, text: texts.text(count), confirmLabel: texts.leave })
    void asked.then(isSure => isSure && mutate(undefined))
  }
}
