import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { emailForDisplay } from '#kit/e-mail.ts'
import { RegistrationForm } from '#features/access/sign-in/web/registration-form.tsx'
import { signInApi } from '#features/access/sign-in/web/session.tsx'
import { onboardingQuery } from '#features/members/onboarding/web/queries.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { PublicFrame } from '../shell/public-frame.tsx'
import { LoginLink } from '../shell/to-login.tsx'

export function RegisterScreen() {
  const { register: texts, notMailed } = useTexts('entry')
  const state = useQuery(onboardingQuery).data
  const register = useMutation(signInApi.register.mutationOptions())
  if (register.isSuccess) {
    return (
      <PublicFrame
        title={register.data.isMailed ? texts.doneTitle : texts.title}
        subtitle={register.data.isMailed ? texts.doneText(emailForDisplay(register.variables.email)) : notMailed}
      >
        <LoginLink />
      </PublicFrame>
    )
  }
  return (
    <PublicFrame title={texts.title} subtitle={texts.subtitle}>
      {state?.registrationOpen === false ? (
        <Notice kind="info">{texts.closed}</Notice>
      ) : (
        <RegistrationForm
          error={register.error}
          isPending={register.isPending}
          passwordMin={state?.registrationPasswordMin}
          onSubmit={register.mutate}
        />
      )}
      <Link to="/login" className="self-start text-[13px] text-text-2 underline-offset-2 hover:underline">
        {texts.login}
      </Link>
    </PublicFrame>
  )
}
