import { useQueryClient } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import { Suspense, useEffect } from 'react'
import { useSession } from '#features/accounts/web/session.tsx'
import { nameIntents } from '#platform/web/intents.ts'
import { followLiveEvents } from '#platform/web/live.ts'
import { ConfirmSession } from './confirm-session.tsx'
import { Frame } from './frame.tsx'
import { LockedScreen } from './locked-screen.tsx'
import { letSavesOutlive } from './outliving.ts'
import { RecoveryScreen } from './recovery-screen.tsx'
import { lazily } from '#platform/web/lazily.ts'

const SecondFactorScreen = lazily(() => import('./second-factor.tsx'), 'SecondFactorScreen')

nameIntents()
letSavesOutlive()

/** What stands before every protected screen: locked people and open recoveries see only that (A §4, C "Access"). */
export function ProtectedFrame() {
  const session = useSession()
  if (session?.member?.locked) return <LockedScreen />
  if (session?.recoveryActive) return <RecoveryScreen />
  if (session?.member?.secondFactor?.isDue) {
    return (
      <Suspense>
        <SecondFactorScreen />
      </Suspense>
    )
  }
  if (session?.member) return <LiveFrame />
  // it ended while the page was open
  return <Navigate to={session ? '/create-organization' : '/login'} />
}

function LiveFrame() {
  const queries = useQueryClient()
  useEffect(
    () => followLiveEvents(queries, () => void queries.invalidateQueries({ queryKey: [['accounts']] })),
    [queries],
  )
  return (
    <>
      <Frame />
      <ConfirmSession />
    </>
  )
}
