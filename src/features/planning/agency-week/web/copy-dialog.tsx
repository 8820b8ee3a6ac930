import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { addWeeks, type Week, weekNumber } from '#kit/week.ts'
import { longestReason } from '#features/planning/assignments/states.ts'
import { mostTargetWeeks } from '#features/planning/schedule/rules.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { textIn } from '#platform/web/ui/form.tsx'
import { FormDialog } from '#platform/web/ui/form-dialog.tsx'
import { NumberField } from '#platform/web/ui/number-field.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'
import type { Outcome } from '../schema.ts'
import { agencyWeekApi } from './queries.ts'

interface Props {
  readonly from: Week
  /** The one week to fill; otherwise the dialog asks how many after this one. */
  readonly into: Week | undefined
  readonly groupIds: readonly string[]
  readonly onDone: (outcome: Outcome) => void
  readonly onClose: () => void
}

/** The people of a week on the same seats of another, or of those after it. */
export function CopyDialog({ from, into, groupIds, onDone, onClose }: Props) {
  const { copy: texts, copyLast, copyOn, left } = useTexts('agencyWeek')
  const toast = useToast()
  const [count, setCount] = useState(1)
  const targets = into === undefined ? Array.from({ length: count }, (_, at) => addWeeks(from, at + 1)) : [into]
  const copy = useMutation(
    agencyWeekApi.copy.mutationOptions({
      onSuccess: outcome => {
        onClose()
        onDone(outcome)
        // where nobody could be seated, the window that opens says so
        if (outcome.seats.length > 0 || outcome.left.length === 0) toast.success(texts.done(outcome.seats.length))
      },
    }),
  )
  return (
    <FormDialog
      title={into === undefined ? copyOn : copyLast}
      size="sm"
      description={texts.text(groupIds.length)}
      submitLabel={into === undefined ? texts.confirmOn : texts.confirm}
      isPending={copy.isPending}
      error={copy.error}
      failed={texts.failed}
      onSubmit={values => {
        const reason = textIn(values, 'reason').trim()
        copy.mutate({ groupIds: [...groupIds], from, to: targets, ...(reason === '' ? {} : { reason }) })
      }}
      onClose={onClose}
    >
      {into === undefined && (
        <NumberField
          name="to"
          label={`${texts.weeks}: ${targets.map(week => weekNumber(week)).join(', ')}`}
          value={count}
          min={1}
          max={mostTargetWeeks}
          onChange={setCount}
        />
      )}
      <TextField
        label={left.reason}
        hint={left.reasonHint}
        name="reason"
        maxLength={longestReason}
        autoComplete="off"
      />
    </FormDialog>
  )
}
