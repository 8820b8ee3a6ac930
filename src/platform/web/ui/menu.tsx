import { Menu as Base } from '@base-ui/react/menu'
import { type ReactElement, type ReactNode, useState } from 'react'
import { useBackCloses } from '../back-closes.ts'
import { below, optionClass, popupClass } from './option-class.ts'

interface MenuItem {
  readonly label: string
  readonly icon?: ReactNode
  readonly isDangerous?: boolean
  readonly disabled?: boolean
  readonly onSelect: () => void
}

interface Props {
  readonly trigger: ReactElement
  /** `null` among the items draws a line. */
  readonly items: readonly (MenuItem | null)[]
  readonly align?: 'start' | 'center' | 'end'
}

export function Menu({ trigger, items, align = 'end' }: Props) {
  const [open, setOpen] = useState(false)
  useBackCloses(open, () => setOpen(false))
  return (
    <Base.Root open={open} onOpenChange={setOpen}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner {...below} align={align} collisionPadding={8} className="z-60 outline-none">
          <Base.Popup
            className={`${popupClass} max-h-(--available-height) min-w-44 max-w-[min(20rem,var(--available-width))] overflow-y-auto`}
          >
            {items.map((item, index) =>
              item === null ? (
                // lines have no name of their own
                // oxlint-disable-next-line react/no-array-index-key
                <Base.Separator key={index} className="mx-1 my-1 h-px bg-line" />
              ) : (
                <Base.Item
                  key={item.label}
                  disabled={item.disabled ?? false}
                  onClick={item.onSelect}
                  className={`${optionClass} ${item.isDangerous ? 'text-danger data-highlighted:bg-danger/10' : 'text-text'}`}
                >
                  {item.icon !== undefined && (
                    <span
                      aria-hidden
                      className={`flex w-4 shrink-0 justify-center ${item.isDangerous ? '' : 'text-text-2'}`}
                    >
                      {item.icon}
                    </span>
                  )}
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
