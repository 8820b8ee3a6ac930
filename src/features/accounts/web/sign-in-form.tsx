import { useTexts } from '#platform/web/i18n.tsx'
import { fieldErrors } from '#platform/web/rpc.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Form } from '#platform/web/ui/form.tsx'
import { PasswordField } from '#platform/web/ui/password-field.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { useFormMessage } from './form-message.ts'
import { textIn } from './text-in.ts'

interface Props {
  readonly error: unknown
  readonly isPending: boolean
  onSubmit(credentials: { email: string; password: string }): void
}

export function SignInForm({ error, isPending, onSubmit }: Props) {
  const { fields, login } = useTexts('accounts')
  return (
    <Form
      errors={fieldErrors(error)}
      message={useFormMessage(error)}
      onSubmit={values => onSubmit({ email: textIn(values, 'email'), password: textIn(values, 'password') })}
    >
      <TextField name="email" type="email" label={fields.email} autoComplete="username" size="lg" autoFocus />
      <PasswordField
        name="password"
        label={fields.password}
        autoComplete="current-password"
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
