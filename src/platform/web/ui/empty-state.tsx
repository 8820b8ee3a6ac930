import type { ReactNode } from 'react'

/** One line, and what to do next. */
export function EmptyState({ icon, text, action }: { icon?: ReactNode; text: string; action?: ReactNode }) {
  return (
    <div className="flex flex-col items-center gap-3 px-6 py-10 text-center text-text-2">
      {icon !== undefined && (
        <span className="flex size-10 items-center justify-center rounded-full bg-sunken text-text-3">{icon}</span>
      )}
      <p>{text}</p>
      {action}
    </div>
  )
}
