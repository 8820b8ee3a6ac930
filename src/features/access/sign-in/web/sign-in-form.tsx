import { useTexts } from '#platform/web/i18n.tsx'
import { fieldErrors, formMessage } from '#platform/web/rpc.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Form, textIn } from '#platform/web/ui/form.tsx'
import { PasswordField } from '#platform/web/ui/password-field.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'

interface Props {
  /** The address of the account that is probably meant. */
  readonly email: string | undefined
  readonly error: unknown
  readonly isPending: boolean
  readonly onSubmit: (credentials: { email: string; password: string }) => void
}

export function SignInForm({ email, error, isPending, onSubmit }: Props) {
  const { fields, login, failed } = useTexts('signIn')
  return (
    <Form
      errors={fieldErrors(error)}
      message={formMessage(error, failed)}
      onSubmit={values => onSubmit({ email: textIn(values, 'email'), password: textIn(values, 'password') })}
    >
      <TextField
        name="email"
        type="email"
        label={fields.email}
        autoComplete="username"
        size="lg"
        defaultValue={email}
        autoFocus={!email}
      />
      <PasswordField
        name="password"
        label={fields.password}
        autoComplete="current-password"
        autoFocus={!!email}
        size="lg"
        showLabel={fields.show}
        hideLabel={fields.hide}
      />
      <Button type="submit" variant="primary" size="lg" loading={isPending}>
        {login.submit}
      </Button>
    </Form>
  )
}
