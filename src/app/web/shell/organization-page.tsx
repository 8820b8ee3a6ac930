import type { ReactNode } from 'react'
import { PageHeader } from '#platform/web/ui/page-header.tsx'
import { ShownWhole } from '#platform/web/ui/shown-whole.tsx'

interface Props {
  readonly title: string
  readonly subtitle: ReactNode
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** One section of the organisation's settings. */
export const OrganizationPage = ({ children, ...header }: Props) => (
  <div className="flex max-w-reading flex-col gap-4">
    <PageHeader {...header} />
    <ShownWhole>{children}</ShownWhole>
  </div>
)
