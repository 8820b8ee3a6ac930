import { Popover as Base } from '@base-ui/react/popover'
import { type ReactElement, type ReactNode, useState } from 'react'
import { useBackCloses } from '../back-closes.ts'

interface Props {
  readonly trigger: ReactElement
  readonly side?: 'top' | 'right' | 'bottom' | 'left'
  readonly className?: string
  readonly children: ReactNode
}

export function Popover({ trigger, side = 'bottom', className = 'p-4', children }: Props) {
  const [open, setOpen] = useState(false)
  useBackCloses(open, () => setOpen(false))
  return (
    <Base.Root open={open} onOpenChange={setOpen}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner side={side} sideOffset={6} collisionPadding={12} className="z-60 outline-none">
          <Base.Popup
            className={`appears max-w-(--available-width) rounded-card border border-line bg-float text-text shadow-float outline-none ${className}`}
          >
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
