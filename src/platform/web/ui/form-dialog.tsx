import { type ReactNode, useId } from 'react'
import { submitKeys } from '../submit-key.ts'
import { isNotFound } from '../not-found.ts'
import { fieldErrors, formMessage } from '../rpc.ts'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { Form } from './form.tsx'
import { useChanges } from './use-changes.ts'
import { useUiTexts } from './texts.tsx'

interface Props {
  readonly title: string
  readonly description?: ReactNode
  readonly size?: 'sm' | 'md' | 'lg'
  readonly submitLabel: string
  /** What it does cannot be undone. */
  readonly isDangerous?: boolean
  readonly isPending: boolean
  readonly isDisabled?: boolean
  /** Of the last try; a refusal's complaints go to their fields. */
  readonly error: unknown
  /** What to say when there was no answer at all; left out where a toast says it. */
  readonly failed?: string
  /** What the form holds, where its fields alone do not say it. */
  readonly draft?: unknown
  /** It began with what was typed before, which is not stored either. */
  readonly isRestored?: boolean
  readonly onSubmit: (values: FormData) => void
  readonly onClose: () => void
  readonly children: ReactNode
}

/**
 * A form in a window. Mounted while it is open, so that it always starts from what is stored. Once the server has said that
 * what it is about no longer exists, it can only be closed.
 */
export function FormDialog({
  submitLabel,
  isDangerous = false,
  isPending,
  isDisabled = false,
  error,
  failed,
  draft,
  isRestored = false,
  onSubmit,
  onClose,
  children,
  ...dialog
}: Props) {
  const words = useUiTexts()
  const formId = useId()
  const { isChanged, onTouched } = useChanges(formId, isPending, draft)
  const isGone = isNotFound(error)
  return (
    <Dialog
      open
      isChanged={() => !isGone && (isRestored || isChanged())}
      onOpenChange={open => open || onClose()}
      footer={
        <>
          <Button onClick={onClose}>{isGone ? words.close : words.cancel}</Button>
          {!isGone && (
            <Button
              hasConsequence
              type="submit"
              form={formId}
              variant={isDangerous ? 'danger' : 'primary'}
              loading={isPending}
              disabled={isDisabled}
              aria-keyshortcuts={submitKeys}
            >
              {submitLabel}
            </Button>
          )}
        </>
      }
      {...dialog}
    >
      <Form
        id={formId}
        onTouched={onTouched}
        errors={fieldErrors(error)}
        message={failed === undefined ? undefined : formMessage(error, failed)}
        onSubmit={onSubmit}
      >
        {children}
      </Form>
    </Dialog>
  )
}
