import type { ReactNode } from 'react'

/** One line, and what to do next. */
export function EmptyState({ icon, text, action }: { icon?: ReactNode; text: string; action?: ReactNode }) {
  return (
    <div className="flex flex-col items-center gap-3 px-6 py-10 text-center text-text-2">
      {icon !== undefined && (
        <span
          aria-hidden
          className="flex size-11 items-center justify-center rounded-card border border-line bg-surface text-text-3 shadow-card"
        >
          {icon}
        </span>
      )}
      <p className="max-w-[44ch] text-balance">{text}</p>
      {action}
    </div>
  )
}
