import { Dialog } from '@base-ui/react/dialog'
import type { CSSProperties, ReactNode } from 'react'
import { useBackCloses } from '../back-closes.ts'
import { useDialogFocus } from './dialog-focus.ts'

interface Props {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly side: 'left' | 'right'
  /** For screen readers. */
  readonly title: string
  readonly children: ReactNode
}

const sides = { left: 'left-0 w-[280px] border-r', right: 'right-0 w-[min(440px,100vw)] border-l' } as const
const from: Readonly<Record<Props['side'], CSSProperties>> = {
  left: Object.assign<CSSProperties, object>({}, { '--slide-from': '-100%' }),
  right: Object.assign<CSSProperties, object>({}, { '--slide-from': '100%' }),
}

/** A panel that slides over the page from one side. */
export function Drawer({ open, onOpenChange, side, title, children }: Props) {
  const { popup, finalFocus } = useDialogFocus(open)
  useBackCloses(open, () => onOpenChange(false))
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fades fixed inset-0 z-40 bg-scrim" />
        <Dialog.Popup
          data-modal=""
          ref={popup}
          finalFocus={finalFocus}
          style={from[side]}
          className={`slides fixed inset-y-0 z-50 max-w-[88vw] overflow-y-auto overscroll-contain border-line bg-canvas text-text shadow-float outline-none ${sides[side]}`}
        >
          <Dialog.Title className="sr-only">{title}</Dialog.Title>
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
