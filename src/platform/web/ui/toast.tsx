import { createContext, lazy, type ReactNode, Suspense, useCallback, useContext, useMemo, useState } from 'react'
import type { ToastExtra, ToastKind, ToastMessage } from './toast-message.ts'
import { loadOnceConnected } from '../connection.ts'
// from the first click on, so that the first toast knows what was pressed
import '../pressed.ts'

// who is told nothing never loads it
const Toaster = lazy(async () => ({ default: (await loadOnceConnected(() => import('./toaster.tsx'))).Toaster }))

type Toasts = Record<ToastKind, (title: string, extra?: ToastExtra) => void> & {
  /** Mounts the live region: screen readers read only what comes into one that is there. */
  readonly prepare: () => void
}

const Context = createContext<Toasts | undefined>(undefined)

export function useToast(): Toasts {
  const toasts = useContext(Context)
  if (!toasts) throw new Error('useToast must be used within ToastProvider')
  return toasts
}

export function ToastProvider({ children }: { children: ReactNode }) {
  const [waiting, setWaiting] = useState<readonly ToastMessage[]>([])
  const [isNeeded, setNeeded] = useState(false)
  const toasts = useMemo((): Toasts => {
    const of = (kind: ToastKind) => (title: string, extra?: ToastExtra) => {
      setNeeded(true)
      setWaiting(before => [...before, { kind, title, ...extra }])
    }
    return {
      success: of('success'),
      error: of('error'),
      warning: of('warning'),
      info: of('info'),
      prepare: () => setNeeded(true),
    }
  }, [])
  const onTaken = useCallback((count: number) => setWaiting(before => before.slice(count)), [])
  return (
    <Context value={toasts}>
      {children}
      {isNeeded && (
        <Suspense>
          <Toaster waiting={waiting} onTaken={onTaken} />
        </Suspense>
      )}
    </Context>
  )
}
