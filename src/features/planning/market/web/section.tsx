import { Fragment, type ReactNode, useCallback, useState } from 'react'
import { useTexts } from '#platform/web/i18n.tsx'
import { type RowOutcome, useRowOutcomes } from '#platform/web/row-outcomes.ts'
import { useSteadyRows } from '#platform/web/steady-rows.ts'
import { RowOutcomeText } from '#platform/web/ui/row-outcome.tsx'

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

/** The outcome of a row that has left the list, and how an action reports it. */
export interface RowReport {
  readonly outcome: RowOutcome | undefined
  readonly note: (outcome: RowOutcome) => void
}

interface RowsProps<T> {
  readonly rows: readonly T[]
  /** In the place of a list that had no row yet. */
  readonly empty?: ReactNode
  readonly children: (row: T, report: RowReport) => ReactNode
}

/** A row that has left the list stays in its place with the result of the action, so that no other row moves there. */
export function SteadyRows<T extends { readonly id: string }>({ rows, empty, children }: RowsProps<T>) {
  const { gone } = useTexts('market')
  const steady = useSteadyRows(rows, ({ id }) => id)
  const { outcomeOf, note } = useRowOutcomes()
  if (steady.length === 0 && empty !== undefined) return empty
  return (
    <MarketList>
      {steady.map(({ row, isGone }) => (
        <Fragment key={row.id}>
          {children(row, {
            outcome: isGone ? (outcomeOf(row.id) ?? { text: gone }) : undefined,
            note: outcome => note(row.id, outcome),
          })}
        </Fragment>
      ))}
    </MarketList>
  )
}

/** A section of rows that is not displayed before the first one comes, and as long as it is mounted after the last one. */
export function SteadySection<T extends { readonly id: string }>({
  title,
  rows,
  children,
}: RowsProps<T> & { readonly title: string }) {
  const [hasRows, setHasRows] = useState(rows.length > 0)
  if (!hasRows && rows.length > 0) setHasRows(true)
  return (
    hasRows && (
      <MarketSection title={title} count={rows.length}>
        <SteadyRows rows={rows}>{children}</SteadyRows>
      </MarketSection>
    )
  )
}

interface EntryProps {
  readonly children: ReactNode
  readonly actions?: ReactNode
  /** In the place of the actions: the row has left the list. */
  readonly outcome?: RowOutcome | undefined
  /** Somebody was led here for this one: it stands out, and is in view. */
  readonly isWanted?: boolean
}

/** The facts on the left and the actions on the right; below each other on small screens. */
export function MarketListEntry({ children, actions, outcome, isWanted = false }: EntryProps) {
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
      {outcome === undefined ? (
        actions !== undefined && <div className="flex shrink-0 flex-wrap items-center gap-2">{actions}</div>
      ) : (
        <RowOutcomeText outcome={outcome} />
      )}
    </li>
  )
}
