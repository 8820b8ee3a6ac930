import { useTexts } from '#platform/web/i18n.tsx'
import { FormDialog } from '#platform/web/ui/form-dialog.tsx'
import { textIn } from '#platform/web/ui/form.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { PasswordField } from '#platform/web/ui/password-field.tsx'

interface Props {
  readonly title: string
  readonly text: string
  readonly warning?: string
  readonly submitLabel: string
  readonly error: unknown
  readonly isPending: boolean
  readonly onSubmit: (password: string) => void
  readonly onClose: () => void
}

/** Asks for the password before something that an open screen alone must not allow. */
export function PasswordDialog({ title, text, warning, submitLabel, error, isPending, onSubmit, onClose }: Props) {
  const { ask } = useTexts('ownAccount')
  const { fields } = useTexts('signIn')
  return (
    <FormDialog
      title={title}
      description={text}
      size="sm"
      submitLabel={submitLabel}
      isDangerous={warning !== undefined}
      isPending={isPending}
      error={error}
      failed={ask.failed}
      onSubmit={values => onSubmit(textIn(values, 'password'))}
      onClose={onClose}
    >
      {warning !== undefined && <Notice kind="warning">{warning}</Notice>}
      <PasswordField
        name="password"
        label={ask.password}
        autoComplete="current-password"
        autoFocus
        showLabel={fields.show}
        hideLabel={fields.hide}
      />
    </FormDialog>
  )
}
