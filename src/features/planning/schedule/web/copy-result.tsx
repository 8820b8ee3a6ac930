import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { weekOf } from '#kit/week.ts'
import { longDay } from '#platform/web/day-names.ts'
import { useLanguage, useTexts } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { FormDialog } from '#platform/web/ui/form-dialog.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { seatKeyInGroup } from '#features/planning/assignments/seat-key.ts'
import { maxReasonLength } from '#features/planning/assignments/states.ts'
import type { Copied, NotAssigned, SeatedPerson } from '../schema.ts'
import { scheduleApi } from './queries.ts'

interface Props {
  readonly groupId: string
  readonly copied: Copied
  readonly onFilled: (seats: readonly SeatedPerson[]) => void
  readonly onClose: () => void
}

/** How many are seated, and who is not and why; whom only a reason is missing for is seated from here. */
export function CopyResult({ groupId, copied, onFilled, onClose }: Props) {
  const { copyWeek: texts } = useTexts('planBoard')
  const { common, required } = useTexts('schedule').override
  const { override } = useTexts('schedule')
  const [result, setResult] = useState(copied)
  const [dropped, setDropped] = useState<ReadonlySet<string>>(new Set())
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const seat = useMutation(
    scheduleApi.assignAll.mutationOptions({
      onSuccess: ({ seats, left }) => {
        if (seats.length > 0) onFilled(seats)
        const waiting = result.left.filter(
          each => each.code !== 'schedule.needsReason' || dropped.has(seatKeyInGroup(each)),
        )
        setResult({ ...result, placed: result.placed + seats.length, left: [...waiting, ...left] })
        setReason('')
      },
    }),
  )
  const waiting = result.left.filter(({ code }) => code === 'schedule.needsReason')
  const chosen = waiting.filter(each => !dropped.has(seatKeyInGroup(each)))
  const list = (
    <ul className="flex flex-col divide-y divide-line">
      {result.left.map(each => (
        <LeftRow
          key={seatKeyInGroup(each)}
          groupId={groupId}
          left={each}
          {...(each.code === 'schedule.needsReason' && {
            isChosen: !dropped.has(seatKeyInGroup(each)),
            onToggle: () => setDropped(before => before.symmetricDifference(new Set([seatKeyInGroup(each)]))),
          })}
          onClose={onClose}
        />
      ))}
    </ul>
  )
  if (waiting.length === 0) {
    return (
      <Dialog
        open
        onOpenChange={open => open || onClose()}
        title={texts.placed(result.placed)}
        footer={
          <Button variant="primary" onClick={onClose}>
            {texts.close}
          </Button>
        }
      >
        {result.unchanged > 0 && <p className="mb-3 text-13 text-text-2">{texts.unchanged(result.unchanged)}</p>}
        {result.left.length > 0 && (
          <div className="flex flex-col gap-3">
            <Notice kind="warning">{texts.left(result.left.length)}</Notice>
            {list}
          </div>
        )}
      </Dialog>
    )
  }
  return (
    <FormDialog
      title={texts.placed(result.placed)}
      description={[
        ...(result.unchanged > 0 ? [texts.unchanged(result.unchanged)] : []),
        texts.needReason(waiting.length),
      ].join(' ')}
      submitLabel={texts.seat(chosen.length)}
      isDisabled={chosen.length === 0}
      isPending={seat.isPending}
      error={seat.error}
      failed={texts.failed}
      onSubmit={() => {
        const said = reason.trim()
        setMissing(said === '')
        if (said === '') return
        const seats = chosen.map(({ date, shiftId, seat: number, profileId }) => {
          return { date, shiftId, seat: number, profileId, reason: said }
        })
        seat.mutate({ groupId, seats })
      }}
      onClose={onClose}
    >
      <TextField
        name="reason"
        label={override.reason}
        {...(isMissing ? { error: required } : {})}
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
      {list}
    </FormDialog>
  )
}

interface RowProps {
  readonly groupId: string
  readonly left: NotAssigned
  /** Undefined: no reason would help. */
  readonly isChosen?: boolean
  readonly onToggle?: () => void
  readonly onClose: () => void
}

function LeftRow({ groupId, left, isChosen, onToggle, onClose }: RowProps) {
  const { copyWeek: texts, refusals } = useTexts('planBoard')
  const language = useLanguage()
  const line = texts.leftLine(left.fullName, longDay(left.date, language), left.shiftName)
  const why = (): string => {
    const sentence: unknown = Reflect.get(refusals, left.code.split('.')[1] ?? '')
    if (typeof sentence === 'function') return String(sentence(left.parameters))
    return typeof sentence === 'string' ? sentence : left.code
  }
  return (
    <li className="flex items-start gap-3 py-2">
      {isChosen !== undefined && (
        <input
          type="checkbox"
          aria-label={line}
          checked={isChosen}
          onChange={onToggle}
          className="mt-1 accent-accent"
        />
      )}
      <span className="min-w-0 flex-1">
        <span className="block font-medium text-text">{line}</span>
        <span className="block text-13 text-text-2">{why()}</span>
      </span>
      <Link
        to="/schichtplan/$groupId"
        params={{ groupId }}
        search={{ week: weekOf(left.date), seat: seatKeyInGroup(left) }}
        onClick={onClose}
        className="shrink-0 text-13 text-accent hover:underline"
      >
        {texts.substitute}
      </Link>
    </li>
  )
}
