import { useMutation } from '@tanstack/react-query'
import { type ReactNode, Suspense, useState } from 'react'
import { useTexts } from '#platform/web/i18n.tsx'
import { lazily } from '#platform/web/lazily.ts'
import { formMessage, refusalIn } from '#platform/web/rpc.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'
import { canUsePasskeys } from './knows-passkeys.ts'
import { clearSecondStepBegun, isSecondStepBegun, markSecondStepBegun } from './second-step-begun.ts'
import { signInApi } from './session.tsx'
import { SignInForm } from './sign-in-form.tsx'

const CodeForm = lazily(() => import('./code-form.tsx'), 'CodeForm')

/** Sent when a member with an unverified address signs in; no part of the page shows it (docs/product/en/sign-in.md#unverified). */
const unverifiedEvent = 'staffel:unverified'

interface Steps {
  readonly isSecondStep: boolean
  readonly forms: ReactNode
}

/**
 * The forms of a sign-in, wherever they stand: the password or a passkey, then the code of the second factor.
 *
 * @param email - of the account that is probably meant
 */
export function useSignInSteps(onSignedIn: () => Promise<void>, email?: string): Steps {
  const { login } = useTexts('signIn')
  const [isSecondStep, setSecondStep] = useState(isSecondStepBegun)
  const enter = () => {
    clearSecondStepBegun()
    return onSignedIn()
  }
  const withPasskey = usePasskey(enter)
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
  const back = () => {
    withCode.reset()
    clearSecondStepBegun()
    setSecondStep(false)
  }
  return {
    isSecondStep,
    forms: isSecondStep ? (
      <Suspense>
        <CodeForm
          error={withCode.error}
          isPending={withCode.isPending}
          onSubmit={code => withCode.mutate({ code })}
          onBack={back}
        />
      </Suspense>
    ) : (
      <>
        <SignInForm email={email} error={signIn.error} isPending={signIn.isPending} onSubmit={signIn.mutate} />
        {canUsePasskeys() && (
          <Button size="lg" loading={withPasskey.isPending} onClick={() => withPasskey.mutate()}>
            {login.passkey}
          </Button>
        )}
      </>
    ),
  }
}

function usePasskey(enter: () => Promise<void>) {
  const { login } = useTexts('signIn')
  const toast = useToast()
  return useMutation({
    mutationFn: async () => {
      const { signChallenge } = await import('./passkey.ts')
      const response = await signChallenge(await signInApi.passkeyChallenge.call())
      if (!response) return false
      await signInApi.signInWithPasskey.call({ response })
      return true
    },
    onSuccess: isIn => (isIn ? enter() : undefined),
    onError: error => toast.error(formMessage(error, login.passkeyFailed) ?? login.passkeyFailed),
  })
}
