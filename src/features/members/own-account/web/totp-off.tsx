import { useMutation } from '@tanstack/react-query'
import { useTexts } from '#platform/web/i18n.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'
import { PasswordDialog } from './password-dialog.tsx'
import { ownAccountApi } from './queries.ts'
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx'

export function RenewRecoveryCodesDialog({ onClose }: { readonly onClose: () => void }) {
  const { protection: texts } = useTexts('ownAccount')
  const renew = useMutation(ownAccountApi.renewRecoveryCodes.mutationOptions())
  if (renew.data) return <RecoveryCodesDialog codes={renew.data.recoveryCodes} onClose={onClose} />
  return (
    <PasswordDialog
      title={texts.renewTitle}
      text={texts.renewText}
      submitLabel={texts.renew}
      error={renew.error}
      isPending={renew.isPending}
      onSubmit={password => renew.mutate({ password })}
      onClose={onClose}
    />
  )
}

export function StopTotpDialog({ onClose }: { readonly onClose: () => void }) {
  const { protection: texts } = useTexts('ownAccount')
  const toast = useToast()
  const stop = useMutation(
    ownAccountApi.stopTotp.mutationOptions({
      onSuccess: () => {
        toast.success(texts.switchedOff)
        onClose()
      },
    }),
  )
  return (
    <PasswordDialog
      title={texts.stopTitle}
      text={texts.stopText}
      submitLabel={texts.stop}
      error={stop.error}
      isPending={stop.isPending}
      onSubmit={password => stop.mutate({ password })}
      onClose={onClose}
    />
  )
}
