import { Popover as Base } from '@base-ui/react/popover'
import type { ReactNode } from 'react'
import { useBackCloses } from '../back-closes.ts'
import { useConfirmedClose } from '../unsaved.ts'
import { anchoredAt } from './dialog-focus.ts'

interface Props {
  /** Where it opens, and where the focus goes back to. */
  readonly anchor: Element
  /** For screen readers. */
  readonly title: string
  readonly onClose: () => void
  readonly side?: 'right' | 'bottom'
  readonly className?: string
  readonly children: ReactNode
}

/** A popover without a trigger of its own: one for a whole grid of cells. Open as long as it is there. */
export function AnchoredPopover({ anchor, title, onClose, side = 'right', className = 'p-4', children }: Props) {
  const close = useConfirmedClose(onClose)
  useBackCloses(true, () => void close())
  return (
    <Base.Root open onOpenChange={open => open || void close()}>
      <Base.Portal>
        <Base.Positioner
          anchor={anchor}
          side={side}
          align="start"
          sideOffset={6}
          collisionPadding={12}
          className="z-40 outline-none"
        >
          <Base.Popup
            ref={anchoredAt(anchor)}
            finalFocus={() => (anchor instanceof HTMLElement ? anchor : true)}
            className={`appears max-w-(--available-width) overflow-hidden rounded-card border border-line bg-float text-text shadow-float outline-none ${className}`}
          >
            <Base.Title className="sr-only">{title}</Base.Title>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
