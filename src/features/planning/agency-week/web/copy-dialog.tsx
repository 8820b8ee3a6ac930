import { useMutation } from '@tanstack/react-query'
import type { Week } from '#kit/week.ts'
import { longestReason } from '#features/planning/assignments/states.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { textIn } from '#platform/web/ui/form.tsx'
import { FormDialog } from '#platform/web/ui/form-dialog.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'
import type { Outcome } from '../schema.ts'
import { agencyWeekApi } from './queries.ts'

interface Props {
  readonly from: Week
  readonly into: Week
  readonly groupIds: readonly string[]
  readonly onDone: (outcome: Outcome) => void
  readonly onClose: () => void
}

/** The people of the week before, on the same seats of this one. */
export function CopyDialog({ from, into, groupIds, onDone, onClose }: Props) {
  const { copy: texts, left } = useTexts('agencyWeek')
  const toast = useToast()
  const copy = useMutation(
    agencyWeekApi.copy.mutationOptions({
      onSuccess: outcome => {
        onClose()
        onDone(outcome)
        toast.success(texts.done(outcome.seats.length))
      },
    }),
  )
  return (
    <FormDialog
      title={texts.title}
      size="sm"
      description={texts.text(groupIds.length)}
      submitLabel={texts.confirm}
      isPending={copy.isPending}
      error={copy.error}
      failed={texts.failed}
      onSubmit={values => {
        const reason = textIn(values, 'reason').trim()
        copy.mutate({ groupIds: [...groupIds], from, to: [into], ...(reason === '' ? {} : { reason }) })
      }}
      onClose={onClose}
    >
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
