import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'

interface Props {
  readonly title: string
  readonly actions?: ReactNode
  /** Below what scrolls, always in sight. */
  readonly footer?: ReactNode
  /** What it says in one line instead of all this, until it is opened. */
  readonly folded?: string | undefined
  readonly className?: string
  readonly children: ReactNode
}

/** A card among others of a column: where there is not room for all, its inside scrolls. */
export function Widget({ title, actions, footer, folded, className = '', children }: Props) {
  const [isOpen, setOpen] = useState(false)
  const isFolded = folded !== undefined && !isOpen
  return (
    <section
      className={`flex ${isFolded ? 'shrink-0' : footer === undefined ? 'min-h-28' : 'min-h-42'} min-w-0 flex-col rounded-card border border-line bg-surface shadow-card ${className}`}
    >
      <header
        className={`flex min-h-12 shrink-0 items-center justify-between gap-3 py-1.5 pr-2 pl-4 ${isFolded ? '' : 'border-b border-line'}`}
      >
        <div className="min-w-0 flex-1">
          <h2 className="truncate text-14 font-semibold text-text">
            {folded === undefined ? (
              title
            ) : (
              <button
                type="button"
                aria-expanded={isOpen}
                className="flex min-h-6 w-full items-center gap-1.5 text-left pointer-coarse:min-h-11"
                onClick={() => setOpen(!isOpen)}
              >
                {title}
                <ChevronDown aria-hidden size={15} className={`text-text-3 ${isOpen ? '' : '-rotate-90'}`} />
              </button>
            )}
          </h2>
          {isFolded && <p className="truncate text-13 text-text-2">{folded}</p>}
        </div>
        {!isFolded && actions !== undefined && <div className="flex shrink-0 items-center gap-1">{actions}</div>}
      </header>
      {/* what says that there is nothing, or that it failed, takes one line here */}
      {!isFolded && (
        <div data-compact="" className="min-h-0 overflow-y-auto overscroll-contain">
          {children}
        </div>
      )}
      {!isFolded && footer}
    </section>
  )
}
