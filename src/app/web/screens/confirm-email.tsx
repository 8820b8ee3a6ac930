import { useMutation } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useEffect } from 'react'
import { signInApi } from '#features/access/sign-in/web/session.tsx'
import { useTexts } from '#platform/web/i18n.tsx'
import { formMessage, refusalIn } from '#platform/web/rpc.ts'
import { ConfirmAddress } from '../shell/confirm-address.tsx'
import { rememberDestination } from '../shell/destination.ts'
import { PublicFrame } from '../shell/public-frame.tsx'
import { LoginLink } from '../shell/to-login.tsx'

const route = getRouteApi('/confirm-email')

export function ConfirmEmailScreen() {
  const { confirmEmail: texts } = useTexts('entry')
  const { failed } = useTexts('signIn')
  const { token } = route.useSearch()
  const confirm = useMutation(signInApi.confirmEmail.mutationOptions())
  const needsSignIn = refusalIn(confirm.error)?.code === 'signIn.signInToConfirm'
  useEffect(() => {
    if (needsSignIn) rememberDestination(`/confirm-email?token=${token}`)
  }, [needsSignIn, token])
  if (!needsSignIn) return <ConfirmAddress texts={texts} token={token} confirm={confirm} />
  return (
    <PublicFrame title={texts.title} subtitle={formMessage(confirm.error, failed) ?? failed}>
      <p className="text-text-2">{texts.again}</p>
      <LoginLink />
    </PublicFrame>
  )
}
