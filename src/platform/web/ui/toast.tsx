import { Toast } from '@base-ui/react/toast'
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { useUiWords } from './words.tsx'

const kinds = {
  success: { icon: CircleCheck, hue: 'green', milliseconds: 5000 },
  error: { icon: CircleAlert, hue: 'red', milliseconds: 7000 },
  warning: { icon: TriangleAlert, hue: 'orange', milliseconds: 6000 },
  info: { icon: Info, hue: 'blue', milliseconds: 5000 },
} as const
type Kind = keyof typeof kinds

interface Extra {
  readonly description?: string
  readonly action?: { readonly label: string; readonly onClick: () => void }
}
type Tell = Record<Kind, (title: string, extra?: Extra) => void>

const Context = createContext<Tell | undefined>(undefined)

export function useToast(): Tell {
  const tell = useContext(Context)
  if (!tell) throw new Error('useToast must be used within ToastProvider')
  return tell
}

export function ToastProvider({ children }: { children: ReactNode }) {
  return (
    <Toast.Provider limit={4}>
      <Teller>{children}</Teller>
    </Toast.Provider>
  )
}

function Teller({ children }: { children: ReactNode }) {
  const { toasts, add } = Toast.useToastManager()
  const tell = useMemo((): Tell => {
    const of =
      (kind: Kind) =>
      (title: string, { description, action }: Extra = {}) =>
        void add({
          title,
          type: kind,
          timeout: kinds[kind].milliseconds,
          priority: kind === 'error' ? 'high' : 'low',
          ...(description === undefined ? {} : { description }),
          ...(action === undefined ? {} : { actionProps: { children: action.label, onClick: action.onClick } }),
        })
    return { success: of('success'), error: of('error'), warning: of('warning'), info: of('info') }
  }, [add])
  return (
    <Context value={tell}>
      {children}
      <Toast.Portal>
        <Toast.Viewport className="fixed inset-x-4 top-4 z-80 flex flex-col gap-2 sm:inset-x-auto sm:top-auto sm:right-6 sm:bottom-6 sm:w-[350px]">
          {toasts.map(toast => (
            <One key={toast.id} toast={toast} />
          ))}
        </Toast.Viewport>
      </Toast.Portal>
    </Context>
  )
}

function One({ toast }: { toast: Toast.Root.ToastObject }) {
  const words = useUiWords()
  const { icon: Icon, hue } =
    kinds[toast.type === 'success' || toast.type === 'error' || toast.type === 'warning' ? toast.type : 'info']
  return (
    <Toast.Root
      toast={toast}
      data-hue={hue}
      className="appears w-full rounded-card border border-line bg-surface p-3.5 shadow-float sm:w-[350px]"
    >
      <Toast.Content className="flex gap-3">
        <Icon aria-hidden size={18} className="mt-px shrink-0 text-hue-line" />
        <div className="min-w-0 flex-1">
          <Toast.Title className="font-medium text-text" />
          <Toast.Description className="text-13 text-text-2" />
          <Toast.Action className="mt-1 text-13 font-medium text-accent hover:underline empty:hidden" />
        </div>
        <Toast.Close
          aria-label={words.close}
          className="-m-1.5 flex size-8 shrink-0 items-center justify-center rounded-control text-text-3 hover:text-text"
        >
          <X aria-hidden size={15} />
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  )
}
