import type { ReactNode } from 'react'

/** One thing of a card: what it is, how it stands, and what can be done. */
export function SettingRow({
  icon,
  title,
  text,
  children,
}: {
  icon?: ReactNode
  title: ReactNode
  text: string
  children?: ReactNode
}) {
  return (
    <div className="flex flex-wrap items-center gap-3 px-4 py-3">
      {icon}
      <span className="flex min-w-0 flex-[1_1_14rem] flex-col">
        <span className="flex flex-wrap items-center gap-2 font-medium text-text">{title}</span>
        <span className="text-13 text-text-2 wrap-anywhere">{text}</span>
      </span>
      <span className="flex flex-wrap gap-2">{children}</span>
    </div>
  )
}
