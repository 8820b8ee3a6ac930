import { useMutation } from '@tanstack/react-query'
import { emailForDisplay } from '#kit/e-mail.ts'
import { EMailForm } from '#features/access/sign-in/web/e-mail-form.tsx'
import { signInApi } from '#features/access/sign-in/web/session.tsx'
import { useTexts } from '#platform/web/i18n.tsx'
import { PublicFrame } from '../shell/public-frame.tsx'
import { LoginLink } from '../shell/to-login.tsx'

export function ConfirmationMailScreen() {
  const { resend, forgot, notMailed } = useTexts('entry')
  const request = useMutation(signInApi.requestVerification.mutationOptions())
  if (request.isSuccess) {
    return (
      <PublicFrame
        title={request.data.isMailed ? forgot.doneTitle : resend.title}
        subtitle={request.data.isMailed ? resend.doneText(emailForDisplay(request.variables.email)) : notMailed}
      >
        <LoginLink />
      </PublicFrame>
    )
  }
  return (
    <PublicFrame title={resend.title} subtitle={resend.subtitle}>
      <EMailForm
        error={request.error}
        isPending={request.isPending}
        submit={resend.submit}
        onSubmit={email => request.mutate({ email })}
      />
      <LoginLink />
    </PublicFrame>
  )
}
