import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

const kinds = {
  success: { icon: CircleCheck, hue: 'green', role: 'status' },
  info: { icon: Info, hue: 'blue', role: 'status' },
  warning: { icon: TriangleAlert, hue: 'orange', role: 'status' },
  danger: { icon: CircleAlert, hue: 'red', role: 'alert' },
} as const

interface Props {
  readonly kind: keyof typeof kinds
  readonly title?: string
  readonly children: ReactNode
}

export function Notice({ kind, title, children }: Props) {
  const { icon: Icon, hue, role } = kinds[kind]
  return (
    <div
      role={role}
      data-hue={hue}
      className="flex gap-2.5 rounded-control bg-hue-bg px-3 py-2.5 text-13 text-hue-fg inset-ring inset-ring-hue-line/25"
    >
      <Icon aria-hidden size={16} className="mt-px shrink-0" />
      <div className="min-w-0 flex-1">
        {title !== undefined && <p className="font-semibold">{title}</p>}
        {children}
      </div>
    </div>
  )
}
