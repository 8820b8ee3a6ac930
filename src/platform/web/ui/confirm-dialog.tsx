import { AlertDialog } from '@base-ui/react/alert-dialog'
import { CircleHelp, Info, OctagonAlert, TriangleAlert } from 'lucide-react'
import { createContext, type ReactNode, useContext, useState } from 'react'
import { Button } from './button.tsx'

export interface Question {
  readonly type: 'danger' | 'warning' | 'info' | 'question'
  readonly title: string
  readonly text?: string
  readonly confirmLabel: string
  readonly cancelLabel: string
}

const looks = {
  danger: { icon: OctagonAlert, hue: 'red', button: 'danger' },
  warning: { icon: TriangleAlert, hue: 'orange', button: 'primary' },
  info: { icon: Info, hue: 'blue', button: 'primary' },
  question: { icon: CircleHelp, hue: 'indigo', button: 'primary' },
} as const

const Context = createContext<((question: Question) => Promise<boolean>) | undefined>(undefined)

/** Asks and waits: true for yes; false for no, Escape, or anything else that closes it. */
export function useConfirm(): (question: Question) => Promise<boolean> {
  const ask = useContext(Context)
  if (!ask) throw new Error('useConfirm must be used within ConfirmProvider')
  return ask
}

export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<{ question: Question; answer: (yes: boolean) => void }>()
  const [isOpen, setOpen] = useState(false)
  const ask = (question: Question): Promise<boolean> =>
    new Promise(answer => {
      setAsked({ question, answer })
      setOpen(true)
    })
  const settle = (yes: boolean) => {
    asked?.answer(yes)
    setOpen(false)
  }
  return (
    <Context value={ask}>
      {children}
      <AlertDialog.Root open={isOpen} onOpenChange={open => open || settle(false)}>
        <AlertDialog.Portal>
          <AlertDialog.Backdrop className="fades fixed inset-0 z-60 bg-scrim" />
          <AlertDialog.Popup className="appears fixed top-1/2 left-1/2 z-70 w-[calc(100vw-2rem)] max-w-[420px] -translate-1/2 rounded-dialog border border-line bg-surface p-5 shadow-float outline-none">
            {asked && <Ask question={asked.question} onAnswer={settle} />}
          </AlertDialog.Popup>
        </AlertDialog.Portal>
      </AlertDialog.Root>
    </Context>
  )
}

function Ask({ question, onAnswer }: { question: Question; onAnswer: (yes: boolean) => void }) {
  const { icon: Icon, hue, button } = looks[question.type]
  return (
    <div className="flex gap-4">
      <span
        data-hue={hue}
        className="flex size-9 shrink-0 items-center justify-center rounded-full bg-hue-bg text-hue-fg"
      >
        <Icon aria-hidden size={18} />
      </span>
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <AlertDialog.Title className="text-16 leading-6 font-semibold text-text">
          {question.title}
        </AlertDialog.Title>
        {question.text !== undefined && (
          <AlertDialog.Description className="text-text-2">{question.text}</AlertDialog.Description>
        )}
        <div className="mt-4 flex flex-wrap justify-end gap-2">
          <Button onClick={() => onAnswer(false)}>{question.cancelLabel}</Button>
          <Button variant={button} onClick={() => onAnswer(true)}>
            {question.confirmLabel}
          </Button>
        </div>
      </div>
    </div>
  )
}
