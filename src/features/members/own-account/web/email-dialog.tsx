import { useMutation } from '@tanstack/react-query'
import { useTexts } from '#platform/web/i18n.tsx'
import { FormDialog } from '#platform/web/ui/form-dialog.tsx'
import { textIn } from '#platform/web/ui/form.tsx'
import { PasswordField } from '#platform/web/ui/password-field.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'
import { ownAccountApi } from './queries.ts'

/** The new address counts once its owner has opened the mail. */
export function ChangeOwnEmailDialog({ onClose }: { readonly onClose: () => void }) {
  const { email: texts, ask } = useTexts('ownAccount')
  const { fields } = useTexts('signIn')
  const toast = useToast()
  const change = useMutation(
    ownAccountApi.changeEmail.mutationOptions({
      onSuccess: ({ isMailed }, { email }) => {
        if (isMailed) toast.success(texts.sent(email))
        else toast.error(texts.notMailed)
        onClose()
      },
    }),
  )
  return (
    <FormDialog
      title={texts.change}
      description={texts.text}
      size="sm"
      submitLabel={texts.submit}
      isPending={change.isPending}
      error={change.error}
      failed={texts.failed}
      onSubmit={values => change.mutate({ email: textIn(values, 'email'), password: textIn(values, 'password') })}
      onClose={onClose}
    >
      <TextField name="email" type="email" label={texts.next} autoComplete="email" autoFocus />
      <PasswordField
        name="password"
        label={ask.password}
        autoComplete="current-password"
        showLabel={fields.show}
        hideLabel={fields.hide}
      />
    </FormDialog>
  )
}
