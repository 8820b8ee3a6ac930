import { lazy, type ReactNode, Suspense } from 'react'
import { useMay } from '#features/accounts/web/session.tsx'
import type { PermissionId } from '#features/permissions/permissions.ts'

const Denied = lazy(async () => ({ default: (await import('./denied.tsx')).Denied }))

/** Shows the screen to whom it is permitted, to others which permission they lack. The server decides all the same. */
export function PermissionGuard({ permission, children }: { permission: PermissionId; children: ReactNode }) {
  if (useMay()(permission)) return children
  return (
    <Suspense>
      <Denied permission={permission} />
    </Suspense>
  )
}
