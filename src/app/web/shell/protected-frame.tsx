import { useQueryClient } from '@tanstack/react-query'
import { Navigate, useRouter } from '@tanstack/react-router'
import { Suspense, useEffect, useState } from 'react'
import { useSession } from '#features/access/sign-in/web/session.tsx'
import { noteSessionEnded, leaves } from '#features/access/sign-in/web/signed-in.ts'
import { nameIntents } from '#platform/web/intents.ts'
import { lazily } from '#platform/web/lazily.ts'
import { followLiveEvents } from '#platform/web/live.ts'
import { ConfirmSession } from './confirm-session.tsx'
import { Frame } from './frame.tsx'
import { letSavesOutlive } from './outliving.ts'

const LockedScreen = lazily(() => import('./locked-screen.tsx'), 'LockedScreen')
const RecoveryScreen = lazily(() => import('./recovery-screen.tsx'), 'RecoveryScreen')
const SecondFactorScreen = lazily(() => import('./second-factor.tsx'), 'SecondFactorScreen')

nameIntents()
letSavesOutlive()

/** Before every protected screen; the locked and open recoveries see only that (docs/product/en/sign-in.md#locked). */
export function ProtectedFrame() {
  const session = useSession()
  if (!session) return <Ended />
  const { member, recoveryActive } = session
  const Barred = member?.locked
    ? LockedScreen
    : recoveryActive
      ? RecoveryScreen
      : member?.secondFactor?.isDue
        ? SecondFactorScreen
        : undefined
  if (Barred) {
    return (
      <Suspense>
        <Barred />
      </Suspense>
    )
  }
  return member ? <LiveFrame /> : <Navigate to="/create-organization" />
}

/** It ended while the page was open: the sign-in says so, and leads back here. */
function Ended() {
  const router = useRouter()
  // not back here for the next person, after somebody has signed out in another window
  const [search] = useState(() => noteSessionEnded(router.state.location.href))
  useEffect(() => {
    if (leaves()) return
    void router.navigate({ to: '/login', search })
  }, [router, search])
  return null
}

// nobody's first screen waits for it
const withReaders = async (topics: readonly string[]) => (await import('./readers.ts')).withReaders(topics)

function LiveFrame() {
  const queries = useQueryClient()
  useEffect(
    () => followLiveEvents(queries, withReaders, () => void queries.invalidateQueries({ queryKey: [['signIn']] })),
    [queries],
  )
  return (
    <>
      <Frame />
      <ConfirmSession />
    </>
  )
}
