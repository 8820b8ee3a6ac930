import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { sessionQuery } from '#features/access/sign-in/web/session.tsx'
import { clearSessionEnded, hasSessionEnded } from '#features/access/sign-in/web/signed-in.ts'
import { useSignInSteps } from '#features/access/sign-in/web/use-sign-in-steps.tsx'
import { onboardingQuery } from '#features/members/onboarding/web/queries.ts'
import { useLanguage, useTexts } from '#platform/web/i18n.tsx'
import { lazily } from '#platform/web/lazily.ts'
import { Notice } from '#platform/web/ui/notice.tsx'
import { takeDestination } from '../shell/destination.ts'
import { PublicFrame } from '../shell/public-frame.tsx'

const Gone = lazily(() => import('../shell/farewell-toast.tsx'), 'FarewellToast')

export function LoginScreen() {
  const { login, secondStep } = useTexts('signIn')
  const { isSecondStep, forms } = useSignInSteps(useEnter())
  const [hash] = useState(() => location.hash)
  // known already: who comes here is first asked whether the installation is set up
  const isOpen = useQuery(onboardingQuery).data?.registrationOpen !== false
  if (isSecondStep) {
    return (
      <PublicFrame title={secondStep.title} subtitle={secondStep.subtitle}>
        {forms}
      </PublicFrame>
    )
  }
  return (
    <PublicFrame title={login.title} tab={login.submit} subtitle={login.subtitle}>
      {hasSessionEnded() && <Notice kind="info">{login.ended}</Notice>}
      <Suspense>{hash !== '' && <Gone hash={hash} />}</Suspense>
      {forms}
      <p className="flex flex-col items-start gap-2 text-[13px] pointer-coarse:gap-0 pointer-coarse:*:py-3">
        <Link to="/forgot-password" className="text-text-2 underline-offset-2 hover:underline">
          {login.forgot}
        </Link>
        <Link to="/confirmation-mail" className="text-text-2 underline-offset-2 hover:underline">
          {login.noMail}
        </Link>
        {isOpen && (
          <Link to="/register" className="text-text-2 underline-offset-2 hover:underline">
            {login.register}
          </Link>
        )}
      </p>
    </PublicFrame>
  )
}

/** Goes where the person wanted to go, in the person's language. */
function useEnter(): () => Promise<void> {
  const language = useLanguage()
  const router = useRouter()
  const queries = useQueryClient()
  return async () => {
    const session = await queries.fetchQuery({ ...sessionQuery, staleTime: 0 })
    const destination = takeDestination()
    clearSessionEnded()
    if (session?.member && session.member.language !== language) location.replace(destination)
    else await router.navigate({ href: destination, replace: true })
  }
}
