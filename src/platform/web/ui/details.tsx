import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'

interface Props {
  readonly label: string
  readonly isOpen?: boolean
  readonly onOpen?: (isOpen: boolean) => void
  readonly className?: string
  readonly children: ReactNode
}

/** Content that only some members need, behind its name. */
export const Details = ({ label, isOpen = false, onOpen, className = '', children }: Props) => (
  <details
    open={isOpen}
    onToggle={event => onOpen?.(event.currentTarget.open)}
    className={`group/details min-w-0 border-t border-line ${className}`}
  >
    <summary className="flex min-h-8 list-none items-center gap-1.5 font-medium text-text pointer-coarse:min-h-11">
      <ChevronRight aria-hidden size={15} className="transition-transform group-open/details:rotate-90" />
      {label}
    </summary>
    {children}
  </details>
)
