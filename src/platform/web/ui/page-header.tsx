import type { ReactNode } from 'react'
import { usePageTitle } from '../page-title.ts'

interface Props {
  readonly title: string
  /** What the tab of the browser says, where that is not the title. */
  readonly tab?: string | undefined
  readonly subtitle?: ReactNode
  readonly actions?: ReactNode
  /** One line, whatever the width. */
  readonly isTight?: boolean
}

/** The one h1 of a screen; the actions go below it where they do not fit beside it. */
export function PageHeader({ title, tab, subtitle, actions, isTight = false }: Props) {
  usePageTitle(tab ?? title)
  return (
    <header
      className={
        isTight
          ? 'flex items-center justify-between gap-3'
          : 'mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3'
      }
    >
      <div className="min-w-0">
        <h1 className="text-22 font-semibold text-text">{title}</h1>
        {subtitle !== undefined && (
          <div className={`min-h-lh max-w-[68ch] text-text-2 ${isTight ? '' : 'mt-0.5'}`}>{subtitle}</div>
        )}
      </div>
      {actions !== undefined && (
        <div
          className={`flex gap-2 print:hidden ${isTight ? 'min-w-0 items-center' : 'max-w-full flex-wrap max-sm:w-full max-sm:[&>:not([aria-label])]:grow'}`}
        >
          {actions}
        </div>
      )}
    </header>
  )
}
