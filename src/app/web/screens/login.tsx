import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { canUsePasskeys } from '#features/access/sign-in/web/knows-passkeys.ts'
import { signInApi, sessionQuery } from '#features/access/sign-in/web/session.tsx'
import { SignInForm } from '#features/access/sign-in/web/sign-in-form.tsx'
import {
  clearSecondStepBegun,
  isSecondStepBegun,
  markSecondStepBegun,
} from '#features/access/sign-in/web/second-step-begun.ts'
import { clearSessionEnded, hasSessionEnded } from '#features/access/sign-in/web/signed-in.ts'
import { onboardingQuery } from '#features/members/onboarding/web/queries.ts'
import { useLanguage, useTexts } from '#platform/web/i18n.tsx'
import { formMessage, refusalIn } from '#platform/web/rpc.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'
import { takeDestination } from '../shell/destination.ts'
import { PublicFrame } from '../shell/public-frame.tsx'
import { lazily } from '#platform/web/lazily.ts'

const Gone = lazily(() => import('../shell/farewell-toast.tsx'), 'FarewellToast')
const CodeForm = lazily(() => import('#features/access/sign-in/web/code-form.tsx'), 'CodeForm')

/** Told when somebody unverified signs in; nothing is shown of it (docs/product/en/sign-in.md#unverified). */
export const unverifiedEvent = 'staffel:unverified'

export function LoginScreen() {
  const { login, secondStep } = useTexts('signIn')
  const enter = useEnter()
  const [hash] = useState(() => location.hash)
  // known already: who comes here is first asked whether the installation is set up
  const isOpen = useQuery(onboardingQuery).data?.registrationOpen !== false
  const withPasskey = usePasskey(enter)
  const [isSecondStep, setSecondStep] = useState(isSecondStepBegun)
  const withCode = useMutation(
    signInApi.signInWithCode.mutationOptions({
      onSuccess: enter,
      onError: error => {
        if (refusalIn(error)?.code === 'signIn.secondStepExpired') clearSecondStepBegun()
      },
    }),
  )
  const signIn = useMutation(
    signInApi.signIn.mutationOptions({
      onSuccess: async ({ outcome }) => {
        if (outcome === 'signedIn') await enter()
        if (outcome === 'secondFactor') {
          markSecondStepBegun()
          setSecondStep(true)
        }
        if (outcome === 'unverified') window.dispatchEvent(new Event(unverifiedEvent))
      },
    }),
  )
  if (isSecondStep) {
    return (
      <PublicFrame title={secondStep.title} subtitle={secondStep.subtitle}>
        <Suspense>
          <CodeForm
            error={withCode.error}
            isPending={withCode.isPending}
            onSubmit={code => withCode.mutate({ code })}
            onBack={() => {
              withCode.reset()
              clearSecondStepBegun()
              setSecondStep(false)
            }}
          />
        </Suspense>
      </PublicFrame>
    )
  }
  return (
    <PublicFrame title={login.title} tab={login.submit} subtitle={login.subtitle}>
      {hasSessionEnded() && <Notice kind="info">{login.ended}</Notice>}
      <Suspense>{hash !== '' && <Gone hash={hash} />}</Suspense>
      <SignInForm error={signIn.error} isPending={signIn.isPending} onSubmit={signIn.mutate} />
      {canUsePasskeys() && (
        <Button size="lg" loading={withPasskey.isPending} onClick={() => withPasskey.mutate()}>
          {login.passkey}
        </Button>
      )}
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
    clearSecondStepBegun()
    if (session?.member && session.member.language !== language) location.assign(destination)
    else await router.navigate({ href: destination })
  }
}

function usePasskey(enter: () => Promise<void>) {
  const { login } = useTexts('signIn')
  const toast = useToast()
  return useMutation({
    mutationFn: async () => {
      const { signChallenge } = await import('#features/access/sign-in/web/passkey.ts')
      const response = await signChallenge(await signInApi.passkeyChallenge.call())
      if (!response) return false
      await signInApi.signInWithPasskey.call({ response })
      return true
    },
    onSuccess: isIn => (isIn ? enter() : undefined),
    onError: error => toast.error(formMessage(error, login.passkeyFailed) ?? login.passkeyFailed),
  })
}
