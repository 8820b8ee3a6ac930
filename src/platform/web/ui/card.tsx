import type { ReactNode } from 'react'

interface Props {
  readonly title?: string
  readonly actions?: ReactNode
  readonly className?: string
  readonly children: ReactNode
}

export function Card({ title, actions, className = '', children }: Props) {
  return (
    <section className={`min-w-0 rounded-card border border-line bg-surface shadow-card ${className}`}>
      {title !== undefined && (
        <header className="flex min-h-12 items-center justify-between gap-3 border-b border-line py-1.5 pr-2 pl-4">
          <h2 className="min-w-0 truncate text-14 font-semibold text-text">{title}</h2>
          {actions !== undefined && <div className="flex shrink-0 items-center gap-1">{actions}</div>}
        </header>
      )}
      {children}
    </section>
  )
}
