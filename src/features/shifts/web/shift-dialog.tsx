import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTexts } from '#platform/web/i18n.tsx'
import { fieldErrors, formMessage } from '#platform/web/rpc.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { Form } from '#platform/web/ui/form.tsx'
import type { Shift } from '../schema.ts'
import { shiftsApi } from './queries.ts'
import { newShiftValues, ShiftForm, type ShiftValues } from './shift-form.tsx'

interface Props {
  /** None: a new one. */
  readonly shift: Shift | undefined
  readonly onClose: () => void
}

/** Mounted while it is open, so that it always starts from what is stored. */
export function ShiftDialog({ shift, onClose }: Props) {
  const texts = useTexts('shifts')
  const queries = useQueryClient()
  const formId = useId()
  const [value, setValue] = useState<ShiftValues>(shift ?? newShiftValues)
  const done = {
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: shiftsApi.key() })
      onClose()
    },
  }
  const create = useMutation(shiftsApi.create.mutationOptions(done))
  const update = useMutation(shiftsApi.update.mutationOptions(done))
  const save = shift ? update : create
  return (
    <Dialog
      open
      onOpenChange={open => open || onClose()}
      title={shift ? texts.editTitle : texts.newTitle}
      size="sm"
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
        errors={fieldErrors(save.error)}
        message={formMessage(save.error, texts.saveFailed)}
        onSubmit={() => (shift ? update.mutate({ ...value, id: shift.id }) : create.mutate(value))}
      >
        <ShiftForm value={value} onChange={setValue} />
      </Form>
    </Dialog>
  )
}
