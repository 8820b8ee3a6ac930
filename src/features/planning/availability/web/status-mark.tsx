import { Check, Clock, Minus, Star, TreePalm } from 'lucide-react'
import type { CellStatus } from '../packed.ts'

/** `wished`: marked to ask vacation for, and not yet asked. */
export type CellLook = CellStatus | 'wished'

const icons = {
  none: Minus,
  available: Check,
  preferred: Star,
  vacation: TreePalm,
  vacation_requested: Clock,
  wished: TreePalm,
} as const

/** Fill, icon and text say the status; the hue never does it alone. */
const looks: Readonly<Record<CellLook, { hue: string; look: string }>> = {
  none: { hue: 'gray', look: 'text-text-3' },
  available: { hue: 'green', look: 'bg-hue-bg text-hue-fg' },
  preferred: { hue: 'green', look: 'bg-hue-bg text-hue-fg' },
  vacation: { hue: 'orange', look: 'bg-hue-bg text-hue-fg' },
  wished: { hue: 'orange', look: 'text-hue-fg ring-2 ring-hue-line ring-inset' },
  vacation_requested: { hue: 'orange', look: 'border border-dashed border-hue-line text-hue-fg' },
}

export const statusAttributes = (status: CellLook): { 'data-hue': string; className: string } => ({
  'data-hue': looks[status].hue,
  className: looks[status].look,
})

export function StatusIcon({ status, size = 15 }: { status: CellLook; size?: number }) {
  const Icon = icons[status]
  return <Icon aria-hidden size={size} className={`shrink-0 ${status === 'preferred' ? 'fill-current' : ''}`} />
}
