import { useMutation } from '@tanstack/react-query'
import { useTexts } from '#platform/web/i18n.tsx'
import { PasswordDialog } from './password-dialog.tsx'
import { ownAccountApi } from './queries.ts'

interface Props {
  readonly onClose: () => void
  readonly onDeleted: () => void
}

export function DeleteAccountDialog({ onClose, onDeleted }: Props) {
  const { data: texts } = useTexts('ownAccount')
  const deletion = useMutation(
    ownAccountApi.deleteAccount.mutationOptions({ meta: { leavesPage: true }, onSuccess: onDeleted }),
  )
  return (
    <PasswordDialog
      title={texts.deleteTitle}
      text={texts.deleteText}
      warning={texts.deleteWarning}
      submitLabel={texts.deleteConfirm}
      error={deletion.error}
      isPending={deletion.isPending}
      onSubmit={password => deletion.mutate({ password })}
      onClose={onClose}
    />
  )
}
