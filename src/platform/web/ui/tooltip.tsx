import { Tooltip as Base } from '@base-ui/react/tooltip'
import type { ReactElement } from 'react'

interface Props {
  readonly label: string
  /** The keys that do the same, if there are any. */
  readonly keys?: string
  readonly side?: 'top' | 'right' | 'bottom' | 'left'
  readonly children: ReactElement
}

/** A name for what shows only an icon. The element must be able to take focus. */
export function Tooltip({ label, keys, side = 'top', children }: Props) {
  return (
    <Base.Root>
      <Base.Trigger render={children} />
      <Base.Portal>
        <Base.Positioner side={side} sideOffset={6} collisionPadding={8} className="z-70">
          <Base.Popup className="appears flex max-w-64 items-center gap-2 rounded-chip bg-primary px-2 py-1 text-12 font-medium text-on-primary shadow-float">
            {label}
            {keys !== undefined && <kbd className="font-sans opacity-65">{keys}</kbd>}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
