import { Toast } from '@base-ui/react/toast'
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { ToastKind, Told } from './told.ts'
import { useUiWords } from './words.tsx'

const kinds = {
  success: { icon: CircleCheck, hue: 'green', milliseconds: 5000 },
  error: { icon: CircleAlert, hue: 'red', milliseconds: 7000 },
  warning: { icon: TriangleAlert, hue: 'orange', milliseconds: 6000 },
  info: { icon: Info, hue: 'blue', milliseconds: 5000 },
} as const satisfies Record<ToastKind, object>

interface Props {
  /** What is still to be shown, the oldest first. */
  readonly waiting: readonly Told[]
  /** So many of them are shown now. */
  readonly onTaken: (count: number) => void
}

/** Where toasts stand: at the top on phones, at the bottom right elsewhere. */
export function Toaster(props: Props) {
  return (
    <Toast.Provider limit={4}>
      <Shown {...props} />
    </Toast.Provider>
  )
}

function Shown({ waiting, onTaken }: Props) {
  const words = useUiWords()
  const { toasts, add, close } = Toast.useToastManager()
  const known = useRef(new WeakSet<Told>())
  useEffect(() => {
    if (waiting.length === 0) return
    for (const told of waiting) {
      if (known.current.has(told)) continue
      known.current.add(told)
      const { kind, title, description, action } = told
      const act = () => {
        action?.onClick()
        close(id)
      }
      const id = add({
        title,
        type: kind,
        timeout: kinds[kind].milliseconds,
        priority: kind === 'error' ? 'high' : 'low',
        ...(description === undefined ? {} : { description }),
        ...(action === undefined ? {} : { actionProps: { children: action.label, onClick: act } }),
      })
    }
    onTaken(waiting.length)
  }, [waiting, onTaken, add, close])
  return (
    <Toast.Portal>
      <Toast.Viewport
        aria-label={words.told}
        className="fixed inset-x-4 top-[max(1rem,env(safe-area-inset-top))] z-80 flex flex-col gap-2 outline-none sm:inset-x-auto sm:top-auto sm:right-6 sm:bottom-6 sm:w-[350px] sm:flex-col-reverse print:hidden"
      >
        {toasts.map(toast => (
          <One key={toast.id} toast={toast} />
        ))}
      </Toast.Viewport>
    </Toast.Portal>
  )
}

const isKind = (type: string | undefined): type is ToastKind => type !== undefined && type in kinds

function One({ toast }: { toast: Toast.Root.ToastObject }) {
  const words = useUiWords()
  const { icon: Icon, hue } = kinds[isKind(toast.type) ? toast.type : 'info']
  return (
    <Toast.Root
      toast={toast}
      data-hue={hue}
      className="tells relative w-full overflow-hidden rounded-card border border-line bg-float py-3 pr-3 pl-4 shadow-float before:absolute before:inset-y-0 before:left-0 before:w-[3px] before:bg-hue-line before:content-[''] data-limited:hidden sm:w-[350px]"
    >
      <Toast.Content className="flex gap-3">
        <Icon aria-hidden size={18} className="mt-px shrink-0 text-hue-line" />
        <div className="min-w-0 flex-1">
          <Toast.Title className="font-medium text-text" />
          <Toast.Description className="mt-0.5 text-13 text-text-2" />
          <Toast.Action className="mt-1.5 -ml-1.5 rounded-chip px-1.5 py-0.5 text-13 font-medium text-accent hover:bg-hover empty:hidden pointer-coarse:min-h-11" />
        </div>
        <Toast.Close
          aria-label={words.close}
          className="-my-1.5 -mr-1 flex size-8 shrink-0 items-center justify-center rounded-control text-text-3 -outline-offset-2 transition-colors duration-120 hover:bg-hover hover:text-text pointer-coarse:-my-3 pointer-coarse:size-11"
        >
          <X aria-hidden size={15} />
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  )
}
