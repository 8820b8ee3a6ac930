import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Lock, LockOpen } from 'lucide-react'
import { useState } from 'react'
import { monthYear } from '#platform/web/day-names.ts'
import { useLanguage, useTexts } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { FormDialog } from '#platform/web/ui/form-dialog.tsx'
import { textIn } from '#platform/web/ui/form.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'
import { maxReasonLength } from '../rules.ts'
import type { PayMonth } from '../schema.ts'
import { ClosePayRunDialog } from './closing.tsx'
import { payApi } from './queries.ts'
import { Moment } from '#platform/web/ui/time.tsx'

/** Whether the run is closed, and the way to the other. */
export function RunActions({ pay }: { pay: PayMonth }) {
  const texts = useTexts('pay')
  // what was asked stays, also when somebody else is faster: the answer says so
  const [asked, setAsked] = useState<'close' | 'reopen'>()
  const { closed, isOver, areHoursClosed, month } = pay
  const asking = { pay, onClose: () => setAsked(undefined) }
  return (
    <>
      {closed && !areHoursClosed && <Notice kind="warning">{texts.hoursReopened}</Notice>}
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
        ) : (
          <>
            <span>{texts.draft}</span>
            {isOver && areHoursClosed ? (
              <Button size="sm" onClick={() => setAsked('close')}>
                <Lock aria-hidden size={14} />
                {texts.close}
              </Button>
            ) : isOver ? (
              <>
                <span>{texts.hoursOpen}</span>
                <Link to="/timesheets" search={{ month }} className="text-text underline underline-offset-2">
                  {texts.toHours}
                </Link>
              </>
            ) : (
              <span>{texts.runs}</span>
            )}
          </>
        )}
      </div>
      {asked === 'reopen' && <Reopening {...asking} />}
      {asked === 'close' && <ClosePayRunDialog {...asking} />}
    </>
  )
}

interface Asking {
  readonly pay: PayMonth
  readonly onClose: () => void
}

function Reopening({ pay, onClose }: Asking) {
  const texts = useTexts('pay')
  const toast = useToast()
  const name = monthYear(pay.month, useLanguage())
  const reopen = useMutation(
    payApi.reopen.mutationOptions({
      onSuccess: () => {
        toast.success(texts.isOpen(name))
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
      failed={texts.failed}
      onSubmit={values => reopen.mutate({ month: pay.month, reason: textIn(values, 'reason') })}
      onClose={onClose}
    >
      <TextField label={texts.reason} name="reason" maxLength={maxReasonLength} required />
    </FormDialog>
  )
}
