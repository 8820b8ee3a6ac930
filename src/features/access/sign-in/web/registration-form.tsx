import { useTexts } from '#platform/web/i18n.tsx'
import { fieldErrors, formMessage } from '#platform/web/rpc.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Form, textIn } from '#platform/web/ui/form.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { NewPasswordField } from './new-password-field.tsx'

interface Props {
  readonly error: unknown
  readonly isPending: boolean
  readonly passwordMin: number | undefined
  readonly onSubmit: (wish: { fullName: string; email: string; password: string }) => void
}

export function RegistrationForm({ error, isPending, passwordMin, onSubmit }: Props) {
  const { register } = useTexts('entry')
  const { fields, failed } = useTexts('signIn')
  return (
    <Form
      errors={fieldErrors(error)}
      message={formMessage(error, failed)}
      onSubmit={values =>
        onSubmit({
          fullName: textIn(values, 'fullName'),
          email: textIn(values, 'email'),
          password: textIn(values, 'password'),
        })
      }
    >
      <TextField name="fullName" label={fields.fullName} autoComplete="name" size="lg" autoFocus />
      <TextField name="email" type="email" label={fields.email} autoComplete="username" size="lg" />
      <NewPasswordField label={fields.password} min={passwordMin} />
      <Button type="submit" variant="primary" size="lg" loading={isPending}>
        {register.submit}
      </Button>
    </Form>
  )
}
