import { useMutation } from '@tanstack/react-query'
import type { Day } from '#kit/day.ts'
import { longDay } from '#platform/web/day-names.ts'
import { useLanguage, useTexts } from '#platform/web/i18n.tsx'
import { FormDialog } from '#platform/web/ui/form-dialog.tsx'
import { textIn } from '#platform/web/ui/form.tsx'
import { TextArea } from '#platform/web/ui/text-area.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'
import type { NextShift } from '../schema.ts'
import { longestReason } from '#features/planning/schedule/states.ts'
import { ownShiftsApi } from './queries.ts'

interface Props {
  readonly shift: NextShift
  readonly date: Day
  readonly onClose: () => void
}

/** Says no to a seat, and why. */
export function DeclineDialog({ shift, date, onClose }: Props) {
  const { next: texts } = useTexts('ownShifts')
  const language = useLanguage()
  const toast = useToast()
  const decline = useMutation(
    ownShiftsApi.decline.mutationOptions({
      onSuccess: () => {
        toast.success(texts.declined)
        onClose()
      },
    }),
  )
  return (
    <FormDialog
      title={texts.declineTitle}
      description={`${shift.name}, ${longDay(date, language)}. ${texts.declineText}`}
      size="sm"
      submitLabel={texts.decline}
      isPending={decline.isPending}
      error={decline.error}
      failed={texts.declineFailed}
      onSubmit={values => decline.mutate({ assignmentId: shift.assignmentId, reason: textIn(values, 'reason') })}
      onClose={onClose}
    >
      <TextArea name="reason" label={texts.declineReason} rows={2} maxLength={longestReason} autoFocus />
    </FormDialog>
  )
}
