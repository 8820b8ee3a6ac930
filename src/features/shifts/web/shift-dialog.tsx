import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTexts } from '#platform/web/i18n.tsx'
import { FormDialog } from '#platform/web/ui/form-dialog.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import type { Shift } from '../schema.ts'
import { impactLines } from './impact.ts'
import { shiftsApi } from './queries.ts'
import { newShiftValues, ShiftForm, type ShiftValues } from './shift-form.tsx'

interface Props {
  /** None: a new one. */
  readonly shift: Shift | undefined
  readonly onClose: () => void
}

export function ShiftDialog({ shift, onClose }: Props) {
  const texts = useTexts('shifts')
  const queries = useQueryClient()
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
    <FormDialog
      title={shift ? texts.editTitle : texts.newTitle}
      size="sm"
      submitLabel={texts.save}
      isPending={save.isPending}
      error={save.error}
      failed={texts.saveFailed}
      onSubmit={() => (shift ? update.mutate({ ...value, id: shift.id }) : create.mutate(value))}
      onClose={onClose}
    >
      <ShiftForm value={value} onChange={setValue} />
      {shift && isOther(shift, value) && <ImpactNotice shift={shift} isOff={shift.isEnabled && !value.isEnabled} />}
    </FormDialog>
  )
}

/** Changes that plans and availability feel. */
const isOther = (shift: Shift, value: ShiftValues): boolean =>
  shift.startTime !== value.startTime || shift.endTime !== value.endTime || shift.isEnabled !== value.isEnabled

/** What becomes of what is there, said before saving. */
function ImpactNotice({ shift, isOff }: { shift: Shift; isOff: boolean }) {
  const { impact: texts } = useTexts('shifts')
  const { data } = useQuery(shiftsApi.impact.queryOptions({ input: { id: shift.id } }))
  if (!data) return null
  const lines = impactLines(texts, data, isOff)
  return lines.length === 0 ? null : <Notice kind="warning">{lines.join(' ')}</Notice>
}
