import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'

interface Props {
  readonly icon: ReactNode
  readonly title: string
  /** What is in it, in a few words. */
  readonly said: string
  /** It waits for oneself. */
  readonly isNew?: boolean
  readonly onOpen: () => void
}

/** A handover in one line, which opens it. */
export function HandoverLine({ icon, title, said, isNew = false, onOpen }: Props) {
  return (
    <button
      type="button"
      onClick={onOpen}
      className="flex min-h-11 w-full items-center gap-2.5 px-4 py-2 text-left text-14 -outline-offset-2 hover:bg-hover"
    >
      <span aria-hidden className="relative shrink-0 text-text-2">
        {icon}
        {isNew && <span className="absolute -top-0.5 -right-0.5 size-2 rounded-full bg-accent ring-2 ring-surface" />}
      </span>
      <span className={`min-w-0 truncate text-text ${isNew ? 'font-semibold' : 'font-medium'}`}>{title}</span>
      <span className="min-w-20 flex-1 truncate text-right text-13 text-text-2">{said}</span>
      <ChevronRight aria-hidden size={16} className="shrink-0 text-text-3" />
    </button>
  )
}
