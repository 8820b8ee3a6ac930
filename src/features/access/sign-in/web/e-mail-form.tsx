import { useTexts } from '#platform/web/i18n.tsx'
import { fieldErrors, formMessage } from '#platform/web/rpc.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Form, textIn } from '#platform/web/ui/form.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'

interface Props {
  readonly error: unknown
  readonly isPending: boolean
  readonly submit: string
  readonly onSubmit: (email: string) => void
}

/** For everything that is asked for with an address alone. */
export function EMailForm({ error, isPending, submit, onSubmit }: Props) {
  const { fields, failed } = useTexts('signIn')
  return (
    <Form
      errors={fieldErrors(error)}
      message={formMessage(error, failed)}
      onSubmit={values => onSubmit(textIn(values, 'email'))}
    >
      <TextField name="email" type="email" label={fields.email} autoComplete="username" size="lg" autoFocus />
      <Button type="submit" variant="primary" size="lg" loading={isPending}>
        {submit}
      </Button>
    </Form>
  )
}
