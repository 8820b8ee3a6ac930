import type { ReactNode } from 'react'

export const Kbd = ({ children }: { children: ReactNode }) => (
  <kbd className="inline-flex h-5 min-w-5 items-center justify-center rounded-chip border border-line-strong/50 bg-surface px-1 font-sans text-12 text-text-2">
    {children}
  </kbd>
)
