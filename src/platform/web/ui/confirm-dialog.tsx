import {
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { Question } from './question.ts'
import { loadOnceConnected } from '../connection.ts'

// who never asks never loads it: /login among others
const AskDialog = lazy(async () => ({ default: (await loadOnceConnected(() => import('./ask-dialog.tsx'))).AskDialog }))

export type { Question } from './question.ts'

const Context = createContext<((question: Question) => Promise<boolean>) | undefined>(undefined)

/** Asks and waits: true for yes; false for no, Escape, or anything else that closes it. */
export function useConfirm(): (question: Question) => Promise<boolean> {
  const ask = useContext(Context)
  if (!ask) throw new Error('useConfirm must be used within ConfirmProvider')
  return ask
}

export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<Question>()
  const [isOpen, setOpen] = useState(false)
  const answer = useRef<(yes: boolean) => void>(undefined)
  const ask = useCallback((next: Question): Promise<boolean> => {
    answer.current?.(false)
    setQuestion(next)
    setOpen(true)
    return new Promise(resolve => {
      answer.current = resolve
    })
  }, [])
  // callers that wait go on when the page is gone
  useEffect(() => () => answer.current?.(false), [])
  const settle = (yes: boolean) => {
    answer.current?.(yes)
    answer.current = undefined
    setOpen(false)
  }
  return (
    <Context value={ask}>
      {children}
      {question && (
        <Suspense>
          <AskDialog question={question} isOpen={isOpen} onAnswer={settle} />
        </Suspense>
      )}
    </Context>
  )
}
