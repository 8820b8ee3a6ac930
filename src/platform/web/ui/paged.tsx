import type { ReactNode } from 'react'

const handed = '[grid-template-columns:inherit]'

interface Props {
  readonly className: string
  readonly head: ReactNode
  readonly children: ReactNode
}

/**
 * A grid whose head stands on every page that it is printed on. On paper it is a table: no browser repeats anything else.
 * Rows that share the columns of a grid around it are handed them down.
 */
export const PrintableGrid = ({ className, head, children }: Props) => (
  <div role="presentation" className={`${className} ${handed} print:table print:w-full print:table-fixed`}>
    <div role="presentation" className={`contents ${handed} print:table-header-group print:break-inside-avoid`}>
      {head}
    </div>
    <div role="presentation" className={`contents ${handed} print:table-row-group`}>
      {children}
    </div>
  </div>
)
