import { useMutation } from '@tanstack/react-query'
import { useTexts } from '#platform/web/i18n.tsx'
import { PasswordDialog } from './password-dialog.tsx'
import { ownAccountApi } from './queries.ts'

interface Props {
  readonly organization: string
  readonly onClose: () => void
  readonly onLeft: () => void
}

export function LeaveOrganizationDialog({ organization, onClose, onLeft }: Props) {
  const { data: texts } = useTexts('ownAccount')
  const leaving = useMutation(
    ownAccountApi.leaveOrganization.mutationOptions({ meta: { leavesPage: true }, onSuccess: onLeft }),
  )
  return (
    <PasswordDialog
      title={texts.leaveTitle(organization)}
      text={texts.leaveText}
      warning={texts.leaveWarning}
      submitLabel={texts.leaveConfirm}
      error={leaving.error}
      isPending={leaving.isPending}
      onSubmit={password => leaving.mutate({ password })}
      onClose={onClose}
    />
  )
}
