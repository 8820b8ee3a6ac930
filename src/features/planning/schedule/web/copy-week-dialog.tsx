import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { addWeeks, type Week, weekNumber } from '#kit/week.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { FormDialog } from '#platform/web/ui/form-dialog.tsx'
import { NumberField } from '#platform/web/ui/number-field.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { maxReasonLength } from '#features/planning/assignments/states.ts'
import type { SeatedPerson } from '../schema.ts'
import { maxTargetWeeks } from '../rules.ts'
import { CopyResult } from './copy-result.tsx'
import { scheduleApi } from './queries.ts'

interface Props {
  readonly groupId: string
  readonly from: Week
  /** The one week to fill; otherwise the dialog asks how many after this one. */
  readonly into?: Week
  /** With whoever has been seated. */
  readonly onFilled: (seats: readonly SeatedPerson[]) => void
  readonly onClose: () => void
}

export function CopyWeekDialog({ groupId, from, into, onFilled, onClose }: Props) {
  const { copyWeek: texts } = useTexts('planBoard')
  const { common } = useTexts('schedule').override
  const [reason, setReason] = useState('')
  const [count, setCount] = useState(1)
  const copy = useMutation(
    scheduleApi.copy.mutationOptions({
      onSuccess: ({ seats }) => {
        if (seats.length > 0) onFilled(seats)
      },
    }),
  )
  if (copy.data) return <CopyResult groupId={groupId} copied={copy.data} onFilled={onFilled} onClose={onClose} />
  const targets = into === undefined ? Array.from({ length: count }, (_, at) => addWeeks(from, at + 1)) : [into]
  return (
    <FormDialog
      title={into === undefined ? texts.title : texts.fromLast}
      description={texts.text}
      size="sm"
      submitLabel={texts.confirm}
      isPending={copy.isPending}
      error={copy.error}
      failed={texts.failed}
      onSubmit={() =>
        copy.mutate({ groupId, from, to: targets, ...(reason.trim() === '' ? {} : { reason: reason.trim() }) })
      }
      onClose={onClose}
    >
      {into === undefined && (
        <NumberField
          name="to"
          label={`${texts.weeks}: ${targets.map(week => weekNumber(week)).join(', ') || '–'}`}
          value={count}
          min={1}
          max={maxTargetWeeks}
          onChange={setCount}
        />
      )}
      <TextField
        name="reason"
        label={texts.reason}
        hint={texts.reasonHint}
        maxLength={maxReasonLength}
        value={reason}
        onChange={event => setReason(event.target.value)}
      />
      <div className="flex flex-wrap gap-2">
        {common.map(usual => (
          <Button key={usual} size="sm" onClick={() => setReason(usual)}>
            {usual}
          </Button>
        ))}
      </div>
    </FormDialog>
  )
}
