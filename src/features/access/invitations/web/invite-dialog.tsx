import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { emailForDisplay } from '#kit/e-mail.ts'
import { useMember } from '#features/access/sign-in/web/session.tsx'
import { useTexts } from '#platform/web/i18n.tsx'
import { messageOf } from '#platform/web/rpc.ts'
import { FormDialog } from '#platform/web/ui/form-dialog.tsx'
import { textIn } from '#platform/web/ui/form.tsx'
import { Select } from '#platform/web/ui/select.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'
import { rolesToInvite } from '../policy.ts'
import type { InvitationRole } from '../roles.ts'
import { invitationsApi } from './queries.ts'

export function InviteDialog({ onClose }: { readonly onClose: () => void }) {
  const { dialog: texts } = useTexts('invitations')
  const { roles } = useTexts('permissions')
  const member = useMember()
  const toast = useToast()
  const [role, setRole] = useState<InvitationRole>('chatter')
  const { mutate, isPending, error } = useMutation(
    invitationsApi.send.mutationOptions({
      onSuccess: ({ email, isMailed }) => {
        if (isMailed) toast.success(texts.sent(emailForDisplay(email)))
        else toast.warning(texts.kept(emailForDisplay(email)))
        onClose()
      },
      onError: failure => toast.error(messageOf(failure, texts.failed)),
    }),
  )
  return (
    <FormDialog
      title={texts.title}
      description={texts.description}
      size="sm"
      submitLabel={texts.submit}
      isPending={isPending}
      error={error}
      onSubmit={values => mutate({ email: textIn(values, 'email'), role })}
      onClose={onClose}
    >
      <TextField label={texts.email} name="email" type="email" autoComplete="off" autoFocus />
      <Select
        label={texts.role}
        name="role"
        value={role}
        onChange={setRole}
        options={rolesToInvite(member).map(value => ({ value, label: roles[value] }))}
      />
    </FormDialog>
  )
}
