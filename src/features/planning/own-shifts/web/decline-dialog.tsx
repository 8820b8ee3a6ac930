import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Day } from '#kit/day.ts'
import { timeSentence } from '#kit/time-text.ts'
import { longDay } from '#platform/web/day-names.ts'
import { useLanguage, useTexts } from '#platform/web/i18n.tsx'
import { isNextWriteDeferred, deferWrite } from '#platform/web/outbox.ts'
import { createFieldError, Unreached } from '#platform/web/rpc.ts'
import { FormDialog } from '#platform/web/ui/form-dialog.tsx'
import { TextArea } from '#platform/web/ui/text-area.tsx'
import { useLongText } from '#platform/web/use-draft.ts'
import { useTimeTexts } from '#platform/web/ui/time.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'
import type { NextShift } from '../schema.ts'
import { maxReasonLength } from '#features/planning/assignments/states.ts'
import { ownShiftsApi, shiftTitle } from './queries.ts'

interface Props {
  readonly shift: NextShift
  readonly date: Day
  readonly onClose: () => void
}

/** Says no to a seat, and why. */
export function DeclineDialog({ shift, date, onClose }: Props) {
  const { next: texts } = useTexts('ownShifts')
  const language = useLanguage()
  const times = useTimeTexts()
  const toast = useToast()
  const reason = useLongText(`ownShifts.decline ${shift.assignmentId}`)
  const close = () => {
    reason.forget()
    onClose()
  }
  const wait = (input: { assignmentId: string; reason: string }, error?: unknown) => {
    const title = `${texts.declines}: ${shiftTitle(shift, longDay(date, language))}`
    void deferWrite({ path: ['ownShifts', 'decline'], input, title }, { error }).then(close)
  }
  const [isMissing, setMissing] = useState(false)
  const decline = useMutation(
    ownShiftsApi.decline.mutationOptions({
      onError: (error, input) => {
        if (error instanceof Unreached) wait(input, error)
      },
      onSuccess: () => {
        toast.success(texts.declined)
        close()
      },
    }),
  )
  return (
    <FormDialog
      title={texts.declineTitle}
      description={
        <span data-time>
          {`${shift.name}, ${longDay(date, language)}, ${timeSentence(times.shift(shift), 'withoutDay')}. ${texts.declineText}`}
        </span>
      }
      size="sm"
      submitLabel={texts.decline}
      isPending={decline.isPending}
      error={isMissing ? createFieldError('reason', texts.reasonMissing) : decline.error}
      failed={texts.declineFailed}
      onSubmit={() => {
        const input = { assignmentId: shift.assignmentId, reason: reason.text.trim() }
        if (!isNextWriteDeferred()) return decline.mutate(input)
        // the server says so too, only later
        setMissing(input.reason === '')
        return input.reason === '' ? undefined : wait(input)
      }}
      isRestored={reason.isRestored}
      onClose={close}
    >
      <TextArea
        name="reason"
        {...reason.field}
        label={texts.declineReason}
        rows={2}
        maxLength={maxReasonLength}
        autoFocus
      />
    </FormDialog>
  )
}
