import { Check, Circle, CircleDashed, CircleSlash } from 'lucide-react'
import { memo } from 'react'
import type { AssignmentState } from '../states.ts'

const icons = { draft: CircleDashed, assigned: Circle, declined: CircleSlash } as const

/** Dotted for a draft, hollow once assigned, a filled check when confirmed. Text beside it says the same. */
export const StateMark = memo(function StateMark({ state, size = 14 }: { state: AssignmentState; size?: number }) {
  if (state !== 'confirmed') {
    const Icon = icons[state]
    return <Icon aria-hidden size={size} strokeWidth={2.25} className="shrink-0" />
  }
  return (
    <span
      aria-hidden
      style={{ width: size, height: size }}
      className="inline-flex shrink-0 items-center justify-center rounded-full bg-hue-solid text-hue-on"
    >
      <Check size={size - 4} strokeWidth={3} />
    </span>
  )
})
