import type { ReactNode } from 'react'

export const Kbd = ({ children }: { children: ReactNode }) => (
  <kbd
    translate="no"
    className="inline-flex h-5 min-w-5 shrink-0 items-center whitespace-nowrap justify-center rounded-[5px] border border-b-2 border-line bg-surface px-1 font-sans text-12 leading-none font-medium text-text-2"
  >
    {children}
  </kbd>
)
