import type { ReactNode } from 'react'

/** A hue where it means a shift, a group or a state; without one it is quiet. */
export function Badge({ hue, icon, children }: { hue?: string; icon?: ReactNode; children: ReactNode }) {
  const look = hue === undefined ? 'bg-sunken text-text-2' : 'bg-hue-bg text-hue-fg'
  return (
    <span
      data-hue={hue}
      className={`inline-flex h-[22px] max-w-full items-center gap-1 rounded-chip px-2 text-12 font-medium whitespace-nowrap ${look}`}
    >
      {icon}
      <span className="truncate">{children}</span>
    </span>
  )
}
