import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTexts } from '#platform/web/i18n.tsx'
import { FormDialog } from '#platform/web/ui/form-dialog.tsx'
import { textIn } from '#platform/web/ui/form.tsx'
import { Select } from '#platform/web/ui/select.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'
import { type PlatformKind, platformKinds } from '../built-in.ts'
import { platformsApi } from './queries.ts'

export function PlatformDialog({ kind: first, onClose }: { kind: PlatformKind; readonly onClose: () => void }) {
  const texts = useTexts('platforms')
  const toast = useToast()
  const [kind, setKind] = useState(first)
  const add = useMutation(
    platformsApi.add.mutationOptions({
      onSuccess: ({ name }) => {
        toast.success(texts.added(name))
        onClose()
      },
    }),
  )
  return (
    <FormDialog
      title={texts.newTitle}
      size="sm"
      submitLabel={texts.save}
      isPending={add.isPending}
      error={add.error}
      failed={texts.saveFailed}
      onSubmit={values => add.mutate({ kind, name: textIn(values, 'name') })}
      onClose={onClose}
    >
      <TextField name="name" label={texts.name} maxLength={60} autoFocus />
      <Select<PlatformKind>
        name="kind"
        label={texts.kind}
        value={kind}
        options={platformKinds.map(value => ({ value, label: texts.kinds[value] }))}
        onChange={setKind}
      />
    </FormDialog>
  )
}
