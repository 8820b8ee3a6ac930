import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Day, parseDay } from '#kit/day.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { DateField } from '#platform/web/ui/date-field.tsx'
import { FormDialog } from '#platform/web/ui/form-dialog.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import type { Shift } from '../schema.ts'
import { impactLines } from './impact.ts'
import { shiftsApi } from './queries.ts'
import { newShiftValues, ShiftForm, type ShiftValues } from './shift-form.tsx'

interface Props {
  /** None: a new one. */
  readonly shift: Shift | undefined
  readonly today: Day
  readonly onClose: () => void
}

export function ShiftDialog({ shift, today, onClose }: Props) {
  const texts = useTexts('shifts')
  const [value, setValue] = useState<ShiftValues>(shift ?? newShiftValues)
  const [from, setFrom] = useState<string>(today)
  const hasOtherTimes = shift !== undefined && !isSameSpan(shift, value)
  const done = {
    onSuccess: () => {
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
      draft={[value, from]}
      onSubmit={() =>
        shift ? update.mutate({ ...value, id: shift.id, ...(hasOtherTimes ? { from } : {}) }) : create.mutate(value)
      }
      onClose={onClose}
    >
      <ShiftForm value={value} onChange={setValue} />
      {hasOtherTimes && (
        <DateField
          name="from"
          label={texts.fields.from}
          hint={texts.fields.fromHint}
          value={from}
          min={today}
          onChange={setFrom}
        />
      )}
      {shift && (hasOtherTimes || shift.isEnabled !== value.isEnabled) && (
        <ImpactNotice
          shift={shift}
          from={hasOtherTimes ? (parseDay(from) ?? today) : today}
          isOff={shift.isEnabled && !value.isEnabled}
        />
      )}
    </FormDialog>
  )
}

const isSameSpan = (shift: Shift, value: ShiftValues): boolean =>
  shift.startTime === value.startTime &&
  shift.endTime === value.endTime &&
  shift.belongsToPreviousDay === value.belongsToPreviousDay

/** What becomes of what is there, said before saving. */
function ImpactNotice({ shift, from, isOff }: { shift: Shift; from: Day; isOff: boolean }) {
  const { impact: texts } = useTexts('shifts')
  const { data } = useQuery(shiftsApi.impact.queryOptions({ input: { id: shift.id, from } }))
  if (!data) return null
  const lines = impactLines(texts, data, isOff)
  return lines.length === 0 ? null : <Notice kind="warning">{lines.join(' ')}</Notice>
}
