import { ChevronDown, ChevronsUp, ChevronUp, type LucideIcon, Minus } from 'lucide-react'
import { useTexts } from '#platform/web/i18n.tsx'
import type { Priority } from '../rules.ts'

const looks: Readonly<Record<Priority, { readonly icon: LucideIcon; readonly hue: string }>> = {
  low: { icon: ChevronDown, hue: 'gray' },
  medium: { icon: Minus, hue: 'blue' },
  high: { icon: ChevronUp, hue: 'orange' },
  urgent: { icon: ChevronsUp, hue: 'red' },
}

/** Shape and colour, and its name for who sees neither. */
export function PriorityMark({ priority }: { priority: Priority }) {
  const { priorities } = useTexts('todos')
  const { icon: Icon, hue } = looks[priority]
  return (
    <span data-hue={hue} data-tooltip={priorities[priority]} className="inline-flex text-hue-fg">
      <Icon role="img" aria-label={priorities[priority]} size={15} />
    </span>
  )
}
