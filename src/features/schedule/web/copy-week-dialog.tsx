import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { addWeeks, type Week, weekNumber } from '#kit/week.ts'
import { shortDay } from '#platform/web/day-names.ts'
import { useLanguage, useTexts } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { FormDialog } from '#platform/web/ui/form-dialog.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { NumberField } from '#platform/web/ui/number-field.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import type { Copied } from '../schema.ts'
import { longestReason, mostTargetWeeks } from '../states.ts'
import { scheduleApi } from './queries.ts'

interface Props {
  readonly groupId: string
  readonly from: Week
  /** The one week to fill; otherwise the dialog asks how many after this one. */
  readonly into?: Week
  readonly onClose: () => void
}

export function CopyWeekDialog({ groupId, from, into, onClose }: Props) {
  const { copyWeek: texts, usualReasons } = useTexts('planBoard')
  const [reason, setReason] = useState('')
  const queries = useQueryClient()
  const [count, setCount] = useState(1)
  const copy = useMutation(
    scheduleApi.copy.mutationOptions({
      onSettled: () => queries.invalidateQueries({ queryKey: scheduleApi.key() }),
    }),
  )
  if (copy.data) return <Result copied={copy.data} onClose={onClose} />
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
          label={`${texts.weeks}: ${targets.map(week => weekNumber(week)).join(', ')}`}
          value={count}
          min={1}
          max={mostTargetWeeks}
          onChange={setCount}
        />
      )}
      <TextField
        name="reason"
        label={texts.reason}
        hint={texts.reasonHint}
        maxLength={longestReason}
        value={reason}
        onChange={event => setReason(event.target.value)}
      />
      <div className="flex flex-wrap gap-2">
        {usualReasons.map(usual => (
          <Button key={usual} size="sm" onClick={() => setReason(usual)}>
            {usual}
          </Button>
        ))}
      </div>
    </FormDialog>
  )
}

/** How many are seated, and who is not and why. */
function Result({ copied: { placed, left }, onClose }: { copied: Copied; readonly onClose: () => void }) {
  const { copyWeek: texts } = useTexts('planBoard')
  const { refusals } = useTexts('planBoard')
  const language = useLanguage()
  const why = ({ code, parameters }: Copied['left'][number]): string => {
    const sentence: unknown = Reflect.get(refusals, code.split('.')[1] ?? '')
    if (typeof sentence === 'function') return String(sentence(parameters))
    return typeof sentence === 'string' ? sentence : code
  }
  return (
    <Dialog
      open
      onOpenChange={open => open || onClose()}
      title={texts.placed(placed)}
      footer={
        <Button variant="primary" onClick={onClose}>
          {texts.close}
        </Button>
      }
    >
      {left.length > 0 && (
        <div className="flex flex-col gap-3">
          <Notice kind="warning">{texts.left(left.length)}</Notice>
          <ul className="flex flex-col divide-y divide-line">
            {left.map(seat => (
              <li key={`${seat.date} ${seat.shiftId} ${seat.seat}`} className="py-2">
                <span className="block font-medium text-text">
                  {texts.leftLine(
                    seat.fullName,
                    `${shortDay(seat.date, language)} ${seat.date.slice(8)}.${seat.date.slice(5, 7)}.`,
                    seat.shiftName,
                  )}
                </span>
                <span className="block text-13 text-text-2">{why(seat)}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Dialog>
  )
}
