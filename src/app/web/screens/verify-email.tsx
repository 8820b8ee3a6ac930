import { useMutation } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { signInApi } from '#features/access/sign-in/web/session.tsx'
import { useTexts } from '#platform/web/i18n.tsx'
import { fieldErrors, formMessage, refusalIn } from '#platform/web/rpc.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Form, textIn } from '#platform/web/ui/form.tsx'
import { PasswordField } from '#platform/web/ui/password-field.tsx'
import { PublicFrame } from '../shell/public-frame.tsx'
import { LoginLink } from '../shell/to-login.tsx'

const route = getRouteApi('/verify-email')

/** Confirms at once where the account is known to be the reader's; elsewhere its password is asked for. */
export function VerifyEmailScreen() {
  const { verify } = useTexts('entry')
  const { failed, fields } = useTexts('signIn')
  const { token } = route.useSearch()
  const { mutate: open, ...opening } = useMutation(signInApi.verifyEmail.mutationOptions())
  const confirm = useMutation(signInApi.verifyEmail.mutationOptions())
  useEffect(() => open({ token }), [token, open])
  const isDone = opening.isSuccess || confirm.isSuccess
  if (refusalIn(opening.error)?.code === 'signIn.passwordNeeded' && !isDone) {
    return (
      <PublicFrame title={verify.title} subtitle={verify.password}>
        <Form
          errors={fieldErrors(confirm.error)}
          message={formMessage(confirm.error, failed)}
          onSubmit={values => confirm.mutate({ token, password: textIn(values, 'password') })}
        >
          <PasswordField
            name="password"
            label={fields.password}
            autoComplete="current-password"
            size="lg"
            showLabel={fields.show}
            hideLabel={fields.hide}
          />
          <Button type="submit" variant="primary" size="lg" loading={confirm.isPending}>
            {verify.submit}
          </Button>
        </Form>
        <Link to="/forgot-password" className="self-start text-13 text-accent underline-offset-2 hover:underline">
          {verify.notMine}
        </Link>
      </PublicFrame>
    )
  }
  return (
    <PublicFrame
      title={verify.title}
      subtitle={isDone ? verify.done : (formMessage(opening.error, failed) ?? verify.working)}
    >
      <LoginLink />
    </PublicFrame>
  )
}
