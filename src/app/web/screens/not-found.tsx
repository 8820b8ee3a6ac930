import { Link, Outlet } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useSession } from '#features/access/sign-in/web/session.tsx'
import { useTexts } from '#platform/web/i18n.tsx'
import { lazily } from '#platform/web/lazily.ts'
import { buttonClass } from '#platform/web/ui/button-class.ts'
import { PageHeader } from '#platform/web/ui/page-header.tsx'
import { PublicFrame } from '../shell/public-frame.tsx'

const ProtectedFrame = lazily(() => import('../shell/protected-frame.tsx'), 'ProtectedFrame')

/** Members see the navigation around the page that does not exist. */
export const NotFoundFrame = () => <Suspense>{useSession()?.member ? <ProtectedFrame /> : <Outlet />}</Suspense>

export function NotFoundScreen() {
  const { notFoundTitle, notFound, home } = useTexts('shell').error
  const isMember = useSession()?.member !== undefined
  const toHome = (
    <Link to="/" className={`${buttonClass()} self-start`}>
      {home}
    </Link>
  )
  if (!isMember) {
    return (
      <PublicFrame title={notFound} tab={notFoundTitle}>
        {toHome}
      </PublicFrame>
    )
  }
  return (
    <>
      <PageHeader title={notFound} tab={notFoundTitle} />
      {toHome}
    </>
  )
}
