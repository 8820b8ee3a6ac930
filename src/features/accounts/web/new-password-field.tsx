import { useTexts } from '#platform/web/i18n.tsx'
import { PasswordField } from '#platform/web/ui/password-field.tsx'

/** `min` is the installation's least length, unknown until it has been read. */
export function NewPasswordField({ label, min }: { label: string; min: number | undefined }) {
  const { fields } = useTexts('accounts')
  return (
    <PasswordField
      name="password"
      label={label}
      autoComplete="new-password"
      size="lg"
      showLabel={fields.show}
      hideLabel={fields.hide}
      hint={min === undefined ? undefined : fields.passwordHint(min)}
    />
  )
}
