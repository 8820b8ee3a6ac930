import type { ReactNode } from 'react'
import { useMay } from '#features/access/sign-in/web/session.tsx'
import type { PermissionId } from '#features/foundation/permissions/permissions.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { PageHeader } from '#platform/web/ui/page-header.tsx'
import { WithTexts } from './with-texts.tsx'

/** Shows the screen to whom it is permitted, to others which permission they lack. The server decides all the same. */
export function PermissionGuard({ permission, children }: { permission: PermissionId; children: ReactNode }) {
  const may = useMay()
  if (may(permission)) return children
  return (
    <WithTexts parts={['office']}>
      <Denied permission={permission} />
    </WithTexts>
  )
}

/** Names the permission as whoever can give it finds it under /permissions. */
function Denied({ permission }: { permission: PermissionId }) {
  const { denied } = useTexts('permissions')
  const { names } = useTexts('permissionPage')
  const may = useMay()
  return (
    <div className="max-w-xl">
      <PageHeader title={denied.title} subtitle={denied.text} />
      <Notice kind="warning">
        <p>{denied.missing(names[permission])}</p>
        {!may('page_permissions') && <p className="mt-1">{denied.ask}</p>}
      </Notice>
    </div>
  )
}
