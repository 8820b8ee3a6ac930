import { useMutation } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useEffect } from 'react'
import { accountsApi } from '#features/accounts/web/session.tsx'
import { useTexts } from '#platform/web/i18n.tsx'
import { formMessage } from '#platform/web/rpc.ts'
import { PublicFrame } from '../shell/public-frame.tsx'
import { ToLogin } from '../shell/to-login.tsx'

const route = getRouteApi('/verify-email')

export function VerifyEmailScreen() {
  const { verify } = useTexts('entry')
  const { failed } = useTexts('accounts')
  const { token } = route.useSearch()
  const { mutate, isSuccess, error } = useMutation(accountsApi.verifyEmail.mutationOptions())
  useEffect(() => mutate({ token }), [token, mutate])
  return (
    <PublicFrame
      title={verify.title}
      subtitle={isSuccess ? verify.done : (formMessage(error, failed) ?? verify.working)}
    >
      <ToLogin />
    </PublicFrame>
  )
}
