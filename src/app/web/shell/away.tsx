import { Link, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { sessionQuery } from '#features/access/sign-in/web/session.tsx'
import { isDisconnected, useIsDisconnected, watchConnection } from '#platform/web/connection.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { usePageTitle } from '#platform/web/page-title.ts'
import { buttonClass } from '#platform/web/ui/button-class.ts'
import { LoadingScreen } from './starting.tsx'

/** In the place of a screen that this device has never loaded, while there is no connection. */
export function OfflineScreen() {
  const { away: texts } = useTexts('shell')
  usePageTitle(texts.title)
  const router = useRouter()
  const isIn = router.options.context.queries.getQueryData(sessionQuery.queryKey)?.member !== undefined
  useEffect(
    () =>
      watchConnection(() => {
        if (!isDisconnected()) void router.invalidate()
      }),
    [router],
  )
  return (
    <div role="status" className="mx-auto flex max-w-md flex-col items-start gap-4 px-4 py-16">
      <h1 className="text-[22px] font-semibold tracking-[-0.02em] text-text">{texts.title}</h1>
      <p className="text-text-2">{isIn ? texts.text : texts.entry}</p>
      {isIn && (
        <Link to="/dashboard" className={buttonClass({ variant: 'primary' })}>
          {texts.back}
        </Link>
      )}
    </div>
  )
}

/** What takes longer than a moment is on its way, or cannot come. */
export function PendingScreen() {
  return useIsDisconnected() ? <OfflineScreen /> : <LoadingScreen />
}
