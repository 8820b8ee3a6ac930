import { Popover as Base } from '@base-ui/react/popover'
import type { ReactElement, ReactNode } from 'react'

interface Props {
  readonly trigger: ReactElement
  readonly open?: boolean
  readonly onOpenChange?: (open: boolean) => void
  readonly side?: 'top' | 'right' | 'bottom' | 'left'
  readonly className?: string
  readonly children: ReactNode
}

export function Popover({ trigger, open, onOpenChange, side = 'bottom', className = 'p-4', children }: Props) {
  const state = { ...(open === undefined ? {} : { open }), ...(onOpenChange === undefined ? {} : { onOpenChange }) }
  return (
    <Base.Root {...state}>
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
