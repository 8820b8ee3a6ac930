import { useMutation } from '@tanstack/react-query'
import { Lock, LockOpen } from 'lucide-react'
import { useState } from 'react'
import { monthYear } from '#platform/web/day-names.ts'
import { useLanguage, useTexts } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { FormDialog } from '#platform/web/ui/form-dialog.tsx'
import { textIn } from '#platform/web/ui/form.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'
import type { MonthTimesheets } from '../schema.ts'
import { maxReasonLength } from '../states.ts'
import { attendanceApi } from './queries.ts'
import { Moment } from '#platform/web/ui/time.tsx'

/** Closes the month, or opens it again with a reason. */
export function MonthActions({ sheets }: { sheets: MonthTimesheets }) {
  const { sheet: texts } = useTexts('attendance')
  // what was asked stays, also when somebody else is faster: the answer says so
  const [asked, setAsked] = useState<'close' | 'reopen'>()
  const { closed, isOver } = sheets
  const asking = { sheets, onClose: () => setAsked(undefined) }
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-13 text-text-2">
      {closed ? (
        <>
          <Lock aria-hidden size={14} />
          <Moment at={closed.at} withDay say={time => texts.closed(time, closed.by)} />
          <Button size="sm" onClick={() => setAsked('reopen')}>
            <LockOpen aria-hidden size={14} />
            {texts.reopen}
          </Button>
        </>
      ) : isOver ? (
        <Button size="sm" onClick={() => setAsked('close')}>
          <Lock aria-hidden size={14} />
          {texts.close}
        </Button>
      ) : (
        texts.runs
      )}
      {asked === 'reopen' && <Reopening {...asking} />}
      {asked === 'close' && <Closing {...asking} />}
    </div>
  )
}

interface Asking {
  readonly sheets: MonthTimesheets
  readonly onClose: () => void
}

function Closing({ sheets, onClose }: Asking) {
  const { failed, sheet: texts } = useTexts('attendance')
  const language = useLanguage()
  const toast = useToast()
  const name = monthYear(sheets.month, language)
  const close = useMutation(
    attendanceApi.close.mutationOptions({
      onSuccess: () => {
        toast.success(texts.isClosed(name))
        onClose()
      },
    }),
  )
  return (
    <FormDialog
      title={texts.close}
      description={texts.closeText(name)}
      submitLabel={texts.close}
      isPending={close.isPending}
      error={close.error}
      failed={failed}
      onSubmit={() => close.mutate({ month: sheets.month })}
      onClose={onClose}
    >
      {sheets.openRequests > 0 && <p className="text-13 text-orange-fg">{texts.closeOpen(sheets.openRequests)}</p>}
    </FormDialog>
  )
}

function Reopening({ sheets, onClose }: Asking) {
  const { failed, sheet: texts } = useTexts('attendance')
  const language = useLanguage()
  const toast = useToast()
  const reopen = useMutation(
    attendanceApi.reopen.mutationOptions({
      onSuccess: () => {
        toast.success(texts.isOpen(monthYear(sheets.month, language)))
        onClose()
      },
    }),
  )
  return (
    <FormDialog
      title={texts.reopen}
      description={texts.reopenText}
      submitLabel={texts.reopen}
      isPending={reopen.isPending}
      error={reopen.error}
      failed={failed}
      onSubmit={values => reopen.mutate({ month: sheets.month, reason: textIn(values, 'reason') })}
      onClose={onClose}
    >
      <TextField label={texts.reason} name="reason" maxLength={maxReasonLength} required />
    </FormDialog>
  )
}
