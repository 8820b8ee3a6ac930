import { CircleAlert, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

const kinds = {
  info: { icon: Info, hue: 'blue', role: 'status' },
  warning: { icon: TriangleAlert, hue: 'orange', role: 'status' },
  danger: { icon: CircleAlert, hue: 'red', role: 'alert' },
} as const

export function Notice({ kind, children }: { kind: keyof typeof kinds; children: ReactNode }) {
  const { icon: Icon, hue, role } = kinds[kind]
  return (
    <div
      role={role}
      data-hue={hue}
      className="flex gap-2.5 rounded-control bg-hue-bg px-3 py-2.5 text-13 text-hue-fg"
    >
      <Icon aria-hidden size={16} className="mt-0.5 shrink-0" />
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  )
}
