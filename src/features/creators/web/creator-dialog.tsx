import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTexts } from '#platform/web/i18n.tsx'
import { fieldErrors, formMessage } from '#platform/web/rpc.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { Form } from '#platform/web/ui/form.tsx'
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

/** Mounted while it is open, so that it always starts from what is stored. */
export function CreatorDialog({ creator, onClose }: Props) {
  const texts = useTexts('creators')
  const toast = useToast()
  const queries = useQueryClient()
  const formId = useId()
  const [value, setValue] = useState(() => valuesOf(creator))
  const done = {
    onSuccess: async ({ name }: Creator) => {
      await queries.invalidateQueries({ queryKey: creatorsApi.key() })
      toast.success(texts.saved(name))
      onClose()
    },
  }
  const create = useMutation(creatorsApi.create.mutationOptions(done))
  const update = useMutation(creatorsApi.update.mutationOptions(done))
  const save = creator ? update : create
  const errors = fieldErrors(save.error)
  return (
    <Dialog
      open
      onOpenChange={open => open || onClose()}
      title={creator ? texts.editTitle : texts.newTitle}
      size="lg"
      footer={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" form={formId} variant="primary" loading={save.isPending}>
            {texts.save}
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        errors={errors}
        message={formMessage(save.error, texts.saveFailed)}
        onSubmit={() => {
          const input = { ...inputOf(value), isActive: creator?.isActive ?? true }
          if (creator) update.mutate({ ...input, id: creator.id, version: creator.version })
          else create.mutate(input)
        }}
      >
        <CreatorForm value={value} errors={errors} onChange={setValue} />
      </Form>
    </Dialog>
  )
}
