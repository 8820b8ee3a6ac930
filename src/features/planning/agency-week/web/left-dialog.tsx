import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { weekOf } from '#kit/week.ts'
import { textWithShifts } from '#features/agency/shifts/names.ts'
import { assignmentKey, seatKeyInGroup } from '#features/planning/assignments/seat-key.ts'
import { maxReasonLength } from '#features/planning/assignments/states.ts'
import { Reasons } from '#features/planning/candidates/web/reasons.tsx'
import { vacationShiftsInRefusal, warningsInRefusal } from '#features/planning/schedule/web/queries.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { Form, textIn } from '#platform/web/ui/form.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { useChanges } from '#platform/web/ui/use-changes.ts'
import type { SeatWish } from '../edits.ts'
import type { AssignOutcome } from '../schema.ts'

interface Props {
  readonly left: AssignOutcome['left']
  /** With a reason, for whoever needs one. */
  readonly onRetry: (seats: readonly SeatWish[]) => void
  readonly onClose: () => void
}

/** Who could not be seated and why; those who need a reason get it here, all at once. */
export function NotAssignedDialog({ left, onRetry, onClose }: Props) {
  const { left: texts } = useTexts('agencyWeek')
  const { required } = useTexts('schedule').override
  const [errors, setErrors] = useState<Record<string, string>>({})
  const changes = useChanges('left', false)
  const asking = left.filter(({ code }) => code === 'schedule.needsReason')
  const submit = (values: FormData) => {
    const reason = textIn(values, 'reason').trim()
    if (reason === '') setErrors({ reason: required })
    else {
      const wishes = asking.map(({ groupId, date, shiftId, seat, profileId }) => {
        return { groupId, date, shiftId, seat, profileId, reason }
      })
      onRetry(wishes)
    }
  }
  return (
    <Dialog
      open
      size="lg"
      title={texts.title(left.length)}
      description={texts.text}
      isChanged={changes.isChanged}
      onOpenChange={open => open || onClose()}
      footer={
        <>
          <Button onClick={onClose}>{texts.close}</Button>
          {asking.length > 0 && (
            <Button type="submit" form="left" variant="primary">
              {texts.retry(asking.length)}
            </Button>
          )}
        </>
      }
    >
      {/* above the list: the window begins where its first field is */}
      {asking.length > 0 && (
        <Form id="left" onTouched={changes.onTouched} onSubmit={submit} errors={errors} className="mb-4">
          <TextField
            label={texts.reason}
            hint={texts.reasonHint}
            name="reason"
            maxLength={maxReasonLength}
            autoComplete="off"
          />
        </Form>
      )}
      <ul className="divide-y divide-line">
        {left.map(one => (
          <LeftLine key={assignmentKey(one)} left={one} onClose={onClose} />
        ))}
      </ul>
    </Dialog>
  )
}

interface LineProps {
  readonly left: AssignOutcome['left'][number]
  readonly onClose: () => void
}

/** Nobody is wanted there any more. */
const settled = new Set(['schedule.taken', 'schedule.hasBegun'])

/** Who it is, in a word why not, and every rule that speaks against it; from here to the seat, for somebody else. */
function LeftLine({ left, onClose }: LineProps) {
  const { left: texts, onDay } = useTexts('agencyWeek')
  const { groupId, groupName, date, shiftName, fullName, code, parameters } = left
  const words: Record<string, unknown> = texts
  const word = words[code.split('.')[1] ?? '']
  return (
    <li className="flex flex-col gap-1 py-2 text-13">
      <span className="flex flex-wrap gap-x-3">
        <span className="font-medium text-text" translate="no">
          {fullName}
        </span>
        <span className="text-text-2">{`${groupName} · ${onDay(date)} · ${shiftName}`}</span>
        <span data-hue="orange" className="ml-auto text-hue-fg">
          {typeof word === 'string' ? textWithShifts(word, vacationShiftsInRefusal(parameters)) : texts.other}
        </span>
        {!settled.has(code) && (
          <Link
            to="/schichtplan/$groupId"
            params={{ groupId }}
            search={{ week: weekOf(date), seat: seatKeyInGroup(left) }}
            aria-label={texts.substituteOf(`${groupName} · ${onDay(date)} · ${shiftName}`)}
            onClick={onClose}
            className="text-accent hover:underline"
          >
            {texts.substitute}
          </Link>
        )}
      </span>
      <Reasons reasons={warningsInRefusal(parameters) ?? []} />
    </li>
  )
}
