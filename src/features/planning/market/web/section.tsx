import { type ReactNode, useCallback } from 'react'

interface Props {
  readonly title: string
  readonly count?: number
  readonly children: ReactNode
}

/** A list of the market under its heading. */
export const MarketSection = ({ title, count, children }: Props) => (
  <section aria-label={title} className="rounded-card border border-line bg-surface shadow-card">
    <h2 className="flex min-h-12 items-center gap-2 border-b border-line px-4 text-14 font-semibold text-text">
      {title}
      {count !== undefined && count > 0 && (
        <span className="tabular rounded-chip bg-sunken px-1.5 text-12 text-text-2">{count}</span>
      )}
    </h2>
    {children}
  </section>
)

export const MarketList = ({ children }: { children: ReactNode }) => (
  <ul className="divide-y divide-line">{children}</ul>
)

interface EntryProps {
  readonly children: ReactNode
  readonly actions?: ReactNode
  /** Somebody was led here for this one: it stands out, and is in view. */
  readonly isWanted?: boolean
}

/** What it is about on the left, what can be done on the right; below each other on small screens. */
export function MarketListEntry({ children, actions, isWanted = false }: EntryProps) {
  // once, when it is there: whoever scrolls on is left alone
  const show = useCallback((row: HTMLLIElement | null) => {
    row?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <li
      {...(isWanted ? { ref: show, 'aria-current': true } : {})}
      className={`flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3 ${isWanted ? 'bg-hover shadow-[inset_3px_0_var(--accent)]' : ''}`}
    >
      <div className="flex min-w-0 flex-1 basis-60 flex-col gap-1">{children}</div>
      {actions !== undefined && <div className="flex shrink-0 flex-wrap items-center gap-2">{actions}</div>}
    </li>
  )
}
