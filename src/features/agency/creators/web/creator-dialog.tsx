import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTexts } from '#platform/web/i18n.tsx'
import { fieldErrors } from '#platform/web/rpc.ts'
import { FormDialog } from '#platform/web/ui/form-dialog.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'
import type { Creator } from '../schema.ts'
import { CreatorForm } from './creator-form.tsx'
import { inputOf, valuesOf } from './creator-values.ts'
import { creatorsApi } from './queries.ts'

interface Props {
  /** None: a new one. */
  readonly creator: Creator | undefined
  readonly onClose: () => void
}

export function CreatorDialog({ creator, onClose }: Props) {
  const texts = useTexts('creators')
  const toast = useToast()
  const [value, setValue] = useState(() => valuesOf(creator))
  const done = {
    onSuccess: ({ name }: Creator) => {
      toast.success(texts.saved(name))
      onClose()
    },
  }
  const create = useMutation(creatorsApi.create.mutationOptions(done))
  const update = useMutation(creatorsApi.update.mutationOptions(done))
  const save = creator ? update : create
  return (
    <FormDialog
      title={creator ? texts.editTitle : texts.newTitle}
      size="lg"
      submitLabel={texts.save}
      isPending={save.isPending}
      error={save.error}
      failed={texts.saveFailed}
      draft={value}
      onSubmit={() => {
        const input = { ...inputOf(value), isActive: creator?.isActive ?? true }
        if (creator) update.mutate({ ...input, id: creator.id, version: creator.version })
        else create.mutate(input)
      }}
      onClose={onClose}
    >
      <CreatorForm value={value} errors={fieldErrors(save.error)} onChange={setValue} />
    </FormDialog>
  )
}
