import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import type { UnsavedTexts } from '../../ui-texts.ts'
import { useBackCloses } from '../back-closes.ts'
import { useConfirmedClose, useUnsavedCheck } from '../unsaved.ts'
import { buttonClass } from './button-class.ts'
import { useDialogFocus } from './dialog-focus.ts'
import { registerToastPlace } from './toast-place.ts'
import { useUiTexts } from './texts.tsx'

interface Props {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly title: string
  readonly description?: ReactNode
  readonly size?: 'sm' | 'md' | 'lg'
  /** Whether closing it would lose something; it asks before. */
  readonly isChanged?: () => boolean
  /** What it asks, where that is not about what was typed. */
  readonly unsaved?: UnsavedTexts
  /** Buttons, the main one last. One that submits names its form: `<Button type="submit" form="…">`. */
  readonly footer?: ReactNode
  readonly children?: ReactNode
}

const widths = { sm: 'sm:max-w-[420px]', md: 'sm:max-w-[560px]', lg: 'sm:max-w-[760px]' } as const

const never = () => false

/** A sheet as tall as the screen on phones, a window in the middle elsewhere. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  size = 'md',
  isChanged = never,
  unsaved,
  footer,
  children,
}: Props) {
  const words = useUiTexts()
  const { popup, initialFocus, finalFocus } = useDialogFocus(open)
  const close = useConfirmedClose(() => onOpenChange(false), unsaved)
  useUnsavedCheck(isChanged)
  useBackCloses(open, () => void close())
  return (
    <Base.Root open={open} onOpenChange={isOpen => (isOpen ? onOpenChange(true) : void close())}>
      <Base.Portal>
        <Base.Backdrop className="fades fixed inset-0 z-40 bg-scrim" />
        <Base.Popup
          data-modal=""
          ref={popup}
          initialFocus={initialFocus}
          finalFocus={finalFocus}
          className={`rises fixed inset-0 z-50 flex flex-col bg-float text-text shadow-float outline-none sm:inset-auto sm:top-1/2 sm:left-1/2 sm:max-h-[min(88dvh,860px)] sm:w-[calc(100vw-3rem)] sm:-translate-1/2 sm:rounded-dialog sm:border sm:border-line ${widths[size]}`}
        >
          <header className="border-b border-line py-4 pr-14 pl-5">
            <Base.Title className="text-16 font-semibold tracking-[-0.01em] text-text">{title}</Base.Title>
            {description !== undefined && (
              <Base.Description className="mt-0.5 text-13 text-text-2">{description}</Base.Description>
            )}
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-5">{children}</div>
          <div
            ref={registerToastPlace}
            className={`shrink-0 sm:hidden ${footer === undefined ? 'mb-[env(safe-area-inset-bottom)]' : ''}`}
          />
          {footer !== undefined && (
            <footer className="flex flex-wrap justify-end gap-2 border-t border-line px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
              {footer}
            </footer>
          )}
          {/* last, so that the first field takes the focus */}
          <Base.Close
            aria-label={words.close}
            className={`${buttonClass({ variant: 'ghost', size: 'sm' })} absolute! top-3 right-3 w-8 px-0! pointer-coarse:top-1.5 pointer-coarse:right-1.5 pointer-coarse:w-11`}
          >
            <X aria-hidden size={16} />
          </Base.Close>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
