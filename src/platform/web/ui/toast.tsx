import { createContext, lazy, type ReactNode, Suspense, useCallback, useContext, useMemo, useState } from 'react'
import type { ToastExtra, ToastKind, Told } from './told.ts'
import { arrive } from '../connection.ts'
// from the first click on, so that the first toast knows what was pressed
import '../pressed.ts'

// who is told nothing never loads it
const Toaster = lazy(async () => ({ default: (await arrive(() => import('./toaster.tsx'))).Toaster }))

type Tell = Record<ToastKind, (title: string, extra?: ToastExtra) => void>

const Context = createContext<Tell | undefined>(undefined)

export function useToast(): Tell {
  const tell = useContext(Context)
  if (!tell) throw new Error('useToast must be used within ToastProvider')
  return tell
}

export function ToastProvider({ children }: { children: ReactNode }) {
  const [waiting, setWaiting] = useState<readonly Told[]>([])
  const [isNeeded, setNeeded] = useState(false)
  const tell = useMemo((): Tell => {
    const of = (kind: ToastKind) => (title: string, extra?: ToastExtra) => {
      setNeeded(true)
      setWaiting(before => [...before, { kind, title, ...extra }])
    }
    return { success: of('success'), error: of('error'), warning: of('warning'), info: of('info') }
  }, [])
  const onTaken = useCallback((count: number) => setWaiting(before => before.slice(count)), [])
  return (
    <Context value={tell}>
      {children}
      {isNeeded && (
        <Suspense>
          <Toaster waiting={waiting} onTaken={onTaken} />
        </Suspense>
      )}
    </Context>
  )
}
