import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from './icon-button.tsx'
import { useUiWords } from './words.tsx'

interface Props {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly title: string
  readonly description?: string
  readonly size?: 'sm' | 'md' | 'lg'
  readonly footer?: ReactNode
  readonly children?: ReactNode
}

const widths = { sm: 'sm:max-w-[420px]', md: 'sm:max-w-[560px]', lg: 'sm:max-w-[760px]' } as const

/** A sheet as tall as the screen on phones, a window in the middle elsewhere. */
export function Dialog({ open, onOpenChange, title, description, size = 'md', footer, children }: Props) {
  const words = useUiWords()
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Backdrop className="fades fixed inset-0 z-40 bg-scrim" />
        <Base.Popup
          className={`appears fixed inset-0 z-50 flex flex-col bg-surface shadow-float outline-none sm:inset-auto sm:top-1/2 sm:left-1/2 sm:max-h-[min(88dvh,860px)] sm:w-[calc(100vw-3rem)] sm:-translate-1/2 sm:rounded-dialog sm:border sm:border-line ${widths[size]}`}
        >
          <header className="flex items-start gap-4 border-b border-line px-5 py-4">
            <div className="min-w-0 flex-1">
              <Base.Title className="text-16 leading-6 font-semibold text-text">{title}</Base.Title>
              {description !== undefined && (
                <Base.Description className="text-13 text-text-2">{description}</Base.Description>
              )}
            </div>
            <Base.Close render={<IconButton label={words.close} icon={<X aria-hidden size={16} />} size="sm" />} />
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto px-5 py-4">{children}</div>
          {footer !== undefined && (
            <footer className="flex flex-wrap justify-end gap-2 border-t border-line px-5 py-3">{footer}</footer>
          )}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
