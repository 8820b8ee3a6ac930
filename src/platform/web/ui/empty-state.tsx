import type { ReactNode } from 'react'

/** One line, and what to do next. */
export function EmptyState({ icon, text, action }: { icon?: ReactNode; text: string; action?: ReactNode }) {
  return (
    <div className="flex flex-col items-center gap-3 px-6 py-10 text-center text-text-2 in-data-compact:flex-row in-data-compact:px-4 in-data-compact:py-3 in-data-compact:text-left">
      {icon !== undefined && (
        <span
          aria-hidden
          className="flex size-11 shrink-0 items-center justify-center rounded-card border border-line bg-surface text-text-3 shadow-card in-data-compact:size-9 in-data-compact:rounded-control"
        >
          {icon}
        </span>
      )}
      <p className="max-w-[44ch] text-balance in-data-compact:min-w-0 in-data-compact:flex-1">{text}</p>
      {action}
    </div>
  )
}
