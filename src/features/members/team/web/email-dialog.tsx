import { useMutation } from '@tanstack/react-query'
import { useTexts } from '#platform/web/i18n.tsx'
import { FormDialog } from '#platform/web/ui/form-dialog.tsx'
import { textIn } from '#platform/web/ui/form.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'
import type { TeamMember } from '../schema.ts'
import { teamApi } from './queries.ts'

export function ChangeMemberEmailDialog({
  member: { id },
  onClose,
}: {
  member: TeamMember
  readonly onClose: () => void
}) {
  const { dialog: texts } = useTexts('team')
  const toast = useToast()
  const change = useMutation(
    teamApi.changeEmail.mutationOptions({
      onSuccess: ({ isMailed }, { email }) => {
        if (isMailed) toast.success(texts.emailSent(email))
        else toast.warning(texts.notMailed)
        onClose()
      },
    }),
  )
  return (
    <FormDialog
      title={texts.emailTitle}
      description={texts.emailText}
      size="sm"
      submitLabel={texts.emailSend}
      isPending={change.isPending}
      error={change.error}
      failed={texts.emailFailed}
      onSubmit={values => change.mutate({ id, email: textIn(values, 'email') })}
      onClose={onClose}
    >
      <TextField name="email" type="email" label={texts.emailNext} autoFocus />
    </FormDialog>
  )
}
