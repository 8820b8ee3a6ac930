import { useTexts } from '#platform/web/i18n.tsx'
import { fieldErrors, formMessage } from '#platform/web/rpc.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Form, textIn } from '#platform/web/ui/form.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'

interface Props {
  readonly error: unknown
  readonly isPending: boolean
  readonly onSubmit: (code: string) => void
  readonly onBack: () => void
}

/** The second step: six digits of the app, or a recovery code. */
export function CodeForm({ error, isPending, onSubmit, onBack }: Props) {
  const { secondStep, failed } = useTexts('signIn')
  return (
    <Form
      errors={fieldErrors(error)}
      message={formMessage(error, failed)}
      onSubmit={values => onSubmit(textIn(values, 'code'))}
    >
      <TextField
        name="code"
        label={secondStep.code}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        size="lg"
        autoFocus
        className="font-medium tracking-[0.12em] tabular-nums"
      />
      <Button type="submit" variant="primary" size="lg" loading={isPending}>
        {secondStep.submit}
      </Button>
      <Button variant="ghost" onClick={onBack}>
        {secondStep.back}
      </Button>
    </Form>
  )
}
