import { useMutation } from '@tanstack/react-query'
import { accountsApi } from './session.tsx'
import { noteSignedOut } from './signed-in.ts'

/** Ends the session; a fresh page is the surest way to leave nothing of it on the screen. */
export function useSignOut(): () => void {
  const { mutate } = useMutation(
    accountsApi.signOut.mutationOptions({
      onMutate: noteSignedOut,
      onSettled: () => location.assign('/login'),
    }),
  )
  return () => mutate(undefined)
}
