import { useMutation } from '@tanstack/react-query'
import { signInApi } from './session.tsx'
import { noteLeaving } from './signed-in.ts'

/** Ends the session; a fresh page is the surest way to leave nothing of it on the screen. */
export function useSignOut(): () => void {
  const { mutate } = useMutation(
    signInApi.signOut.mutationOptions({
      onMutate: noteLeaving,
      onSettled: () => location.assign('/login'),
    }),
  )
  return () => mutate(undefined)
}
