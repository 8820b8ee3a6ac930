import { useMutation } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useEffect } from 'react'
import { signInApi } from '#features/access/sign-in/web/session.tsx'
import { useTexts } from '#platform/web/i18n.tsx'
import { formMessage, refusalIn } from '#platform/web/rpc.ts'
import { rememberDestination } from '../shell/destination.ts'
import { PublicFrame } from '../shell/public-frame.tsx'
import { LoginLink } from '../shell/to-login.tsx'

const route = getRouteApi('/confirm-email')

export function ConfirmEmailScreen() {
  const { confirmEmail } = useTexts('entry')
  const { failed } = useTexts('signIn')
  const { token } = route.useSearch()
  const { mutate, isSuccess, error } = useMutation(signInApi.confirmEmail.mutationOptions())
  const needsSignIn = refusalIn(error)?.code === 'signIn.signInToConfirm'
  useEffect(() => mutate({ token }), [token, mutate])
  useEffect(() => {
    if (needsSignIn) rememberDestination(`/confirm-email?token=${token}`)
  }, [needsSignIn, token])
  return (
    <PublicFrame
      title={confirmEmail.title}
      subtitle={isSuccess ? confirmEmail.done : (formMessage(error, failed) ?? confirmEmail.working)}
    >
      {needsSignIn && <p className="text-text-2">{confirmEmail.again}</p>}
      <LoginLink />
    </PublicFrame>
  )
}
