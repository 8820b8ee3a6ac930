import { useQueryClient } from '@tanstack/react-query'
import { Navigate, useRouter } from '@tanstack/react-router'
import { Suspense, useEffect, useState } from 'react'
import { useSession } from '#features/accounts/web/session.tsx'
import { endOf } from '#features/accounts/web/signed-in.ts'
import { nameIntents } from '#platform/web/intents.ts'
import { followLiveEvents } from '#platform/web/live.ts'
import { ConfirmSession } from './confirm-session.tsx'
import { rememberDestination } from './destination.ts'
import { Frame } from './frame.tsx'
import { LockedScreen } from './locked-screen.tsx'
import { RecoveryScreen } from './recovery-screen.tsx'
import { lazily } from '#platform/web/lazily.ts'

const SecondFactorScreen = lazily(() => import('./second-factor.tsx'), 'SecondFactorScreen')

nameIntents()

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
  return session ? <Navigate to="/create-organization" /> : <Ended />
}

/** It ended while the page was open: the sign-in says so, and leads back here. */
function Ended() {
  const router = useRouter()
  const [search] = useState(endOf)
  useEffect(() => {
    // not for the next person, after somebody has signed out in another window
    if (search.ended) rememberDestination(router.state.location.href)
    void router.navigate({ to: '/login', search })
  }, [router, search])
  return null
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
