import { useMutation } from '@tanstack/react-query'
import { emailForDisplay } from '#kit/e-mail.ts'
import { EMailForm } from '#features/access/sign-in/web/e-mail-form.tsx'
import { signInApi } from '#features/access/sign-in/web/session.tsx'
import { useTexts } from '#platform/web/i18n.tsx'
import { PublicFrame } from '../shell/public-frame.tsx'
import { LoginLink } from '../shell/to-login.tsx'

export function ForgotPasswordScreen() {
  const { forgot, notMailed } = useTexts('entry')
  const request = useMutation(signInApi.requestReset.mutationOptions())
  if (request.isSuccess) {
    return (
      <PublicFrame
        title={request.data.isMailed ? forgot.doneTitle : forgot.title}
        subtitle={request.data.isMailed ? forgot.doneText(emailForDisplay(request.variables.email)) : notMailed}
      >
        <LoginLink />
      </PublicFrame>
    )
  }
  return (
    <PublicFrame title={forgot.title} subtitle={forgot.subtitle}>
      <EMailForm
        error={request.error}
        isPending={request.isPending}
        submit={forgot.submit}
        onSubmit={email => request.mutate({ email })}
      />
      <LoginLink />
    </PublicFrame>
  )
}
