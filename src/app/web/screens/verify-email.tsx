import { useMutation } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { signInApi } from '#features/access/sign-in/web/session.tsx'
import { useTexts } from '#platform/web/i18n.tsx'
import { ConfirmAddress } from '../shell/confirm-address.tsx'

const route = getRouteApi('/verify-email')

export function VerifyEmailScreen() {
  const { verify } = useTexts('entry')
  const { token } = route.useSearch()
  const confirm = useMutation(signInApi.verifyEmail.mutationOptions())
  return (
    <ConfirmAddress texts={verify} token={token} confirm={confirm}>
      <Link to="/forgot-password" className="self-start text-13 text-accent underline-offset-2 hover:underline">
        {verify.notMine}
      </Link>
    </ConfirmAddress>
  )
}
