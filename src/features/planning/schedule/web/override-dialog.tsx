import { useState } from 'react'
import { useTexts } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { Form, textIn } from '#platform/web/ui/form.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { useChanges } from '#platform/web/ui/use-changes.ts'
import { useUiTexts } from '#platform/web/ui/texts.tsx'
import type { Reason } from '#features/planning/candidates/schema.ts'
import { maxReasonLength } from '#features/planning/assignments/states.ts'
import { ReasonLine } from '#features/planning/candidates/web/reason-line.tsx'

interface Props {
  readonly name: string
  readonly warnings: readonly Reason[]
  /** The person is invited to the seat, and not assigned yet. */
  readonly isInvitation?: boolean
  readonly onConfirm: (reason: string) => void
  readonly onClose: () => void
}

/** Shows the warnings and asks for a reason to override them: typed, or chosen from common reasons with one click. */
export function OverrideDialog({ name, warnings, isInvitation = false, onConfirm, onClose }: Props) {
  const { override: texts } = useTexts('schedule')
  const words = useUiTexts()
  const [errors, setErrors] = useState<Record<string, string>>({})
  const changes = useChanges('override', false)
  const submit = (values: FormData) => {
    const reason = textIn(values, 'reason').trim()
    if (reason === '') setErrors({ reason: texts.required })
    else onConfirm(reason)
  }
  return (
    <Dialog
      open
      size="sm"
      isChanged={changes.isChanged}
      title={isInvitation ? texts.inviteTitle(name) : texts.title(name)}
      description={texts.text}
      onOpenChange={open => open || onClose()}
      footer={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button type="submit" form="override" variant="primary">
            {isInvitation ? texts.invite : texts.confirm}
          </Button>
        </>
      }
    >
      <Form id="override" onTouched={changes.onTouched} onSubmit={submit} errors={errors}>
        <ul className="flex flex-col gap-1">
          {warnings.map((reason, index) => (
            // a rest may be short on both sides
            // oxlint-disable-next-line react/no-array-index-key
            <li key={`${reason.code} ${index}`}>
              <ReasonLine reason={reason} />
            </li>
          ))}
        </ul>
        <TextField label={texts.reason} name="reason" maxLength={maxReasonLength} autoFocus autoComplete="off" />
        <div className="flex flex-wrap gap-2">
          {texts.common.map(reason => (
            <Button hasConsequence key={reason} size="sm" onClick={() => onConfirm(reason)}>
              {reason}
            </Button>
          ))}
        </div>
      </Form>
    </Dialog>
  )
}
