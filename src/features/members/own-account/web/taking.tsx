import { useMutation } from '@tanstack/react-query'
import { useTexts } from '#platform/web/i18n.tsx'
import { saveFile } from '#platform/web/save-file.ts'
import { PasswordDialog } from './password-dialog.tsx'
import { ownAccountApi } from './queries.ts'

/** One's own data, also where there is no way in any more. */
export function ExportDataDialog({ onClose }: { readonly onClose: () => void }) {
  const { data: texts } = useTexts('ownAccount')
  const taking = useMutation(
    ownAccountApi.takeData.mutationOptions({
      onSuccess: data => {
        saveFile('staffel.json', 'application/json', JSON.stringify(data, undefined, 2))
        onClose()
      },
    }),
  )
  return (
    <PasswordDialog
      title={texts.take}
      text={texts.takeText}
      submitLabel={texts.download}
      error={taking.error}
      isPending={taking.isPending}
      onSubmit={password => taking.mutate({ password })}
      onClose={onClose}
    />
  )
}
