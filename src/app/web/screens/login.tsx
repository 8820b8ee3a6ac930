import { Link, useRouter } from '@tanstack/react-router'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { accountsApi, sessionQuery } from '#features/accounts/web/session.tsx'
import { SignInForm } from '#features/accounts/web/sign-in-form.tsx'
import { useLanguage, useTexts } from '#platform/web/i18n.tsx'
import { takeDestination } from '../shell/destination.ts'
import { PublicFrame } from '../shell/public-frame.tsx'

/** Told when somebody unverified signs in; nothing is shown of it (A §4). */
export const unverifiedEvent = 'staffel:unverified'

export function LoginScreen() {
  const { login } = useTexts('accounts')
  const language = useLanguage()
  const router = useRouter()
  const queries = useQueryClient()
  const signIn = useMutation(
    accountsApi.signIn.mutationOptions({
      onSuccess: async ({ outcome }) => {
        if (outcome === 'unverified') {
          window.dispatchEvent(new Event(unverifiedEvent))
          return
        }
        const session = await queries.fetchQuery({ ...sessionQuery, staleTime: 0 })
        const destination = takeDestination()
        if (session?.member && session.member.language !== language) location.assign(destination)
        else await router.navigate({ href: destination })
      },
    }),
  )
  return (
    <PublicFrame title={login.title} subtitle={login.subtitle}>
      <SignInForm error={signIn.error} isPending={signIn.isPending} onSubmit={signIn.mutate} />
      <p className="flex flex-col items-start gap-2 text-[13px]">
        <Link to="/forgot-password" className="text-text-2 underline-offset-2 hover:underline">
          {login.forgot}
        </Link>
        <Link to="/confirmation-mail" className="text-text-2 underline-offset-2 hover:underline">
          {login.noMail}
        </Link>
        <Link to="/register" className="text-text-2 underline-offset-2 hover:underline">
          {login.register}
        </Link>
      </p>
    </PublicFrame>
  )
}
