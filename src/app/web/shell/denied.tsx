import type { PermissionId } from '#features/permissions/permissions.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { PageHeader } from '#platform/web/ui/page-header.tsx'

/** Which permission is missing (A §6). */
export function Denied({ permission }: { permission: PermissionId }) {
  const { denied } = useTexts('permissions')
  return (
    <div className="mx-auto max-w-xl">
      <PageHeader title={denied.title} subtitle={denied.text} />
      <Notice kind="warning">{denied.missing(permission)}</Notice>
    </div>
  )
}
