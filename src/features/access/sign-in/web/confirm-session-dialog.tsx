import { useMutation } from '@tanstack/react-query'
import { useTexts } from '#platform/web/i18n.tsx'
import { FormDialog } from '#platform/web/ui/form-dialog.tsx'
import { textIn } from '#platform/web/ui/form.tsx'
import { PasswordField } from '#platform/web/ui/password-field.tsx'
import { signInApi } from './session.tsx'

export function ConfirmSessionDialog({ onClose }: { onClose: (isConfirmed: boolean) => void }) {
  const { confirmSession: texts } = useTexts('entry')
  const { fields, failed } = useTexts('signIn')
  const confirm = useMutation(signInApi.confirmSession.mutationOptions({ onSuccess: () => onClose(true) }))
  return (
    <FormDialog
      title={texts.title}
      description={texts.text}
      size="sm"
      submitLabel={texts.submit}
      isPending={confirm.isPending}
      error={confirm.error}
      failed={failed}
      onSubmit={values => confirm.mutate({ password: textIn(values, 'password') })}
      onClose={() => onClose(false)}
    >
      <PasswordField
        name="password"
        label={fields.password}
        autoComplete="current-password"
        autoFocus
        showLabel={fields.show}
        hideLabel={fields.hide}
      />
    </FormDialog>
  )
}
