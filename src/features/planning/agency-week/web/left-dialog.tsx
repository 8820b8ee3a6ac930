import { useState } from 'react'
import { longestReason } from '#features/planning/assignments/states.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import type { SeatWish } from '../edits.ts'
import type { Outcome } from '../schema.ts'

interface Props {
  readonly left: Outcome['left']
  /** With a reason, for whoever needs one. */
  readonly onRetry: (seats: readonly SeatWish[]) => void
  readonly onClose: () => void
}

/** Who could not be seated and why; those who need a reason get it here, all at once. */
export function LeftDialog({ left, onRetry, onClose }: Props) {
  const { left: texts, onDay } = useTexts('agencyWeek')
  const [reason, setReason] = useState('')
  const asking = left.filter(({ code }) => code === 'schedule.needsReason')
  const wordOf = (code: string): string => {
    const name = code.split('.')[1] ?? ''
    const words: Record<string, unknown> = texts
    const word = words[name]
    return typeof word === 'string' ? word : texts.other
  }
  return (
    <Dialog
      open
      size="lg"
      title={texts.title(left.length)}
      description={texts.text}
      onOpenChange={open => open || onClose()}
      footer={
        <>
          <Button onClick={onClose}>{texts.close}</Button>
          {asking.length > 0 && (
            <Button
              variant="primary"
              disabled={reason.trim() === ''}
              onClick={() =>
                onRetry(
                  asking.map(({ groupId, date, shiftId, seat, profileId }) => ({
                    groupId,
                    date,
                    shiftId,
                    seat,
                    profileId,
                    reason: reason.trim(),
                  })),
                )
              }
            >
              {texts.retry(asking.length)}
            </Button>
          )}
        </>
      }
    >
      <ul className="divide-y divide-line">
        {left.map(({ groupId, groupName, date, shiftId, shiftName, seat, profileId, fullName, code }) => (
          <li
            key={`${groupId} ${date} ${shiftId} ${seat} ${profileId}`}
            className="flex flex-wrap gap-x-3 py-2 text-13"
          >
            <span className="font-medium text-text">{fullName}</span>
            <span className="text-text-2">{`${groupName} · ${onDay(date)} · ${shiftName}`}</span>
            <span data-hue="orange" className="ml-auto text-hue-fg">
              {wordOf(code)}
            </span>
          </li>
        ))}
      </ul>
      {asking.length > 0 && (
        <div className="mt-4">
          <TextField
            label={texts.reason}
            hint={texts.reasonHint}
            name="reason"
            maxLength={longestReason}
            autoComplete="off"
            value={reason}
            onChange={event => setReason(event.target.value)}
          />
        </div>
      )}
    </Dialog>
  )
}
