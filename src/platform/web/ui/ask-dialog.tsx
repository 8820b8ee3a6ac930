import { AlertDialog } from '@base-ui/react/alert-dialog'
import { CircleQuestionMark, Info, OctagonAlert, TriangleAlert } from 'lucide-react'
import { useRef } from 'react'
import { useBackCloses } from '../back-closes.ts'
import { Button } from './button.tsx'
import { useDialogFocus } from './dialog-focus.ts'
import type { Question } from './question.ts'
import { useUiTexts } from './texts.tsx'

const looks = {
  danger: { icon: OctagonAlert, hue: 'red', button: 'danger' },
  warning: { icon: TriangleAlert, hue: 'orange', button: 'primary' },
  info: { icon: Info, hue: 'blue', button: 'primary' },
  question: { icon: CircleQuestionMark, hue: 'indigo', button: 'primary' },
} as const

interface Props {
  readonly question: Question
  readonly isOpen: boolean
  readonly onAnswer: (yes: boolean) => void
}

export function AskDialog({ question, isOpen, onAnswer }: Props) {
  const words = useUiTexts()
  const { popup, finalFocus } = useDialogFocus(isOpen)
  useBackCloses(isOpen, () => onAnswer(false))
  const { icon: Icon, hue, button } = looks[question.type]
  const cancel = useRef<HTMLButtonElement>(null)
  const confirm = useRef<HTMLButtonElement>(null)
  return (
    <AlertDialog.Root open={isOpen} onOpenChange={open => open || onAnswer(false)}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="fades fixed inset-0 z-60 bg-scrim" />
        <AlertDialog.Popup
          ref={popup}
          finalFocus={finalFocus}
          // what cannot be taken back is not one careless Enter away
          initialFocus={question.type === 'danger' ? cancel : confirm}
          className="appears fixed top-1/2 left-1/2 z-70 w-[calc(100vw-2rem)] max-w-[420px] -translate-1/2 rounded-dialog border border-line bg-float p-5 shadow-float outline-none"
        >
          <div className="flex gap-4">
            <span
              data-hue={hue}
              className="flex size-9 shrink-0 items-center justify-center rounded-full bg-hue-bg text-hue-fg"
            >
              <Icon aria-hidden size={18} />
            </span>
            <div className="min-w-0 flex-1 pt-1.5">
              <AlertDialog.Title className="text-16 font-semibold tracking-[-0.01em] text-text">
                {question.title}
              </AlertDialog.Title>
              {question.text !== undefined && (
                <AlertDialog.Description className="mt-1 text-text-2">{question.text}</AlertDialog.Description>
              )}
            </div>
          </div>
          <div className="mt-6 flex flex-wrap justify-end gap-2">
            <Button ref={cancel} onClick={() => onAnswer(false)}>
              {question.cancelLabel ?? words.cancel}
            </Button>
            <Button hasConsequence ref={confirm} variant={button} onClick={() => onAnswer(true)}>
              {question.confirmLabel}
            </Button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
