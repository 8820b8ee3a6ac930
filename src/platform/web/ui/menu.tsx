import { Menu as Base } from '@base-ui/react/menu'
import type { ReactElement, ReactNode } from 'react'

export interface MenuItem {
  readonly label: string
  readonly icon?: ReactNode
  readonly isDangerous?: boolean
  readonly disabled?: boolean
  readonly onSelect: () => void
}

/** `null` among the items draws a line. */
export function Menu({ trigger, items }: { trigger: ReactElement; items: readonly (MenuItem | null)[] }) {
  return (
    <Base.Root>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner sideOffset={4} align="end" className="z-50">
          <Base.Popup className="appears min-w-44 rounded-control border border-line bg-surface p-1 shadow-float outline-none">
            {items.map((item, index) =>
              item === null ? (
                // lines have no name of their own
                // oxlint-disable-next-line react/no-array-index-key
                <Base.Separator key={index} className="my-1 h-px bg-line" />
              ) : (
                <Base.Item
                  key={item.label}
                  disabled={item.disabled ?? false}
                  onClick={item.onSelect}
                  className={`flex h-9 cursor-default items-center gap-2.5 rounded-chip px-2.5 data-disabled:opacity-50 data-highlighted:bg-sunken pointer-coarse:h-11 ${item.isDangerous ? 'text-danger' : 'text-text'}`}
                >
                  {item.icon}
                  {item.label}
                </Base.Item>
              ),
            )}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
