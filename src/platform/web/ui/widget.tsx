import type { ReactNode } from 'react'

interface Props {
  readonly title: string
  readonly actions?: ReactNode
  /** Below what scrolls, always in sight. */
  readonly footer?: ReactNode
  readonly className?: string
  readonly children: ReactNode
}

/** A card among others of a column: where there is not room for all, its inside scrolls. */
export function Widget({ title, actions, footer, className = '', children }: Props) {
  return (
    <section
      className={`flex min-h-28 min-w-0 flex-col rounded-card border border-line bg-surface shadow-card ${className}`}
    >
      <header className="flex min-h-12 shrink-0 items-center justify-between gap-3 border-b border-line py-1.5 pr-2 pl-4">
        <h2 className="min-w-0 truncate text-14 font-semibold text-text">{title}</h2>
        {actions !== undefined && <div className="flex shrink-0 items-center gap-1">{actions}</div>}
      </header>
      {/* what says that there is nothing, or that it failed, takes one line here */}
      <div data-compact="" className="min-h-0 overflow-y-auto overscroll-contain">
        {children}
      </div>
      {footer}
    </section>
  )
}
