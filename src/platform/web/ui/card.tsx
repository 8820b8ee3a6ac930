import type { ReactNode } from 'react'

interface Props {
  readonly title?: string
  readonly actions?: ReactNode
  readonly className?: string
  readonly children: ReactNode
}

export function Card({ title, actions, className = '', children }: Props) {
  return (
    <section className={`rounded-card border border-line bg-surface shadow-card ${className}`}>
      {title !== undefined && (
        <header className="flex min-h-12 items-center justify-between gap-3 border-b border-line px-4">
          <h2 className="font-semibold text-text">{title}</h2>
          {actions}
        </header>
      )}
      {children}
    </section>
  )
}
