import type { ReactNode } from 'react'
import { useMay } from '#features/access/sign-in/web/session.tsx'
import type { PermissionId } from '#features/foundation/permissions/permissions.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { PageHeader } from '#platform/web/ui/page-header.tsx'

/** Shows the screen to whom it is permitted, to others which permission they lack. The server decides all the same. */
export function PermissionGuard({ permission, children }: { permission: PermissionId; children: ReactNode }) {
  const { denied } = useTexts('permissions')
  const may = useMay()
  if (may(permission)) return children
  return (
    <div className="max-w-xl">
      <PageHeader title={denied.title} subtitle={denied.text} />
      <Notice kind="warning">
        <p>{denied.missing(permission)}</p>
        {!may('page_permissions') && <p className="mt-1">{denied.ask}</p>}
      </Notice>
    </div>
  )
}
