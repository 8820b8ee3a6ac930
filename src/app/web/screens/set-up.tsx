import { useMutation, useQuery } from '@tanstack/react-query'
import { signInApi } from '#features/access/sign-in/web/session.tsx'
import { onboardingApi, onboardingQuery } from '#features/members/onboarding/web/queries.ts'
import { SetUpForm } from '#features/members/onboarding/web/set-up-form.tsx'
import { useTexts } from '#platform/web/i18n.tsx'
import { PublicFrame } from '../shell/public-frame.tsx'

export function SetUpScreen() {
  const { setUp: texts } = useTexts('onboarding')
  const state = useQuery(onboardingQuery).data
  const signIn = useMutation(signInApi.signIn.mutationOptions())
  const setUp = useMutation(
    onboardingApi.setUp.mutationOptions({
      onSuccess: (_, { email, password, withSample }) => {
        // where there is nothing yet, what is to be done first stands with the organisation
        const onSettled = () => location.replace(withSample ? '/dashboard' : '/organization')
        signIn.mutate({ email, password }, { onSettled })
      },
    }),
  )
  return (
    <PublicFrame title={texts.title} subtitle={texts.subtitle}>
      {state && (
        <SetUpForm
          state={state}
          error={setUp.error}
          isPending={setUp.isPending || signIn.isPending}
          onSubmit={setUp.mutate}
        />
      )}
    </PublicFrame>
  )
}
