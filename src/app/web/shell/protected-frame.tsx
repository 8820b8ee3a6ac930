import { useQueryClient } from '@tanstack/react-query'
import { Navigate, useRouter } from '@tanstack/react-router'
import { Suspense, useEffect, useState } from 'react'
import { holding, sessionQuery, useSession } from '#features/access/sign-in/web/session.tsx'
import { takeSessionEndedParams, isSigningOut } from '#features/access/sign-in/web/signed-in.ts'
import { DraftOwner, eraseDraftsExceptOf } from '#platform/web/kept-drafts.ts'
import { sendIdempotencyKeys } from '#platform/web/intents.ts'
import { lazily } from '#platform/web/lazily.ts'
import { followLiveEvents } from '#platform/web/live.ts'
import { calling, refusalIn } from '#platform/web/rpc.ts'
import { AppFrame } from './frame.tsx'
import { HeldSession } from './held-session.tsx'
import { ownerOf } from './owner.ts'

const ConfirmSessionWindow = lazily(() => import('./confirm-session-window.tsx'), 'ConfirmSessionWindow')
const LockedScreen = lazily(() => import('./locked-screen.tsx'), 'LockedScreen')
const FinishPasswordResetScreen = lazily(() => import('./recovery-screen.tsx'), 'FinishPasswordResetScreen')
const SetUpSecondFactorScreen = lazily(() => import('./second-factor.tsx'), 'SetUpSecondFactorScreen')

sendIdempotencyKeys()
limitCalls()

/** Before every protected screen; the locked and open recoveries see only that (docs/product/en/sign-in.md#locked). */
export function ProtectedFrame() {
  const session = useSession()
  if (!session) return <Ended />
  const { member, recoveryActive } = session
  const Barred = member?.locked
    ? LockedScreen
    : recoveryActive
      ? FinishPasswordResetScreen
      : member?.secondFactor?.isDue
        ? SetUpSecondFactorScreen
        : undefined
  if (Barred) {
    return (
      <Suspense>
        <Barred />
      </Suspense>
    )
  }
  return member ? (
    <LiveFrame memberId={member.profileId} owner={ownerOf(member)} />
  ) : (
    <Navigate to="/create-organization" />
  )
}

/** It ended while the page was open: the sign-in says so, and leads back here. */
function Ended() {
  const router = useRouter()
  // not back here for the next person, after somebody has signed out in another window
  const [search] = useState(() => takeSessionEndedParams(router.state.location.href))
  useEffect(() => {
    if (isSigningOut()) return
    void router.navigate({ to: '/login', search, replace: true })
  }, [router, search])
  return null
}

// nobody's first screen waits for it
const withReaders = async (topics: readonly string[]) => (await import('./readers.ts')).addDependentTopics(topics)

function LiveFrame({ memberId, owner }: { readonly memberId: string; readonly owner: string }) {
  const queries = useQueryClient()
  useEffect(() => {
    const readSession = () => void queries.invalidateQueries({ queryKey: [['signIn']] })
    return followLiveEvents(queries, memberId, withReaders, readSession)
  }, [queries, memberId])
  useEffect(() => eraseDraftsExceptOf(owner), [owner])
  return (
    <DraftOwner value={owner}>
      <AppFrame />
      <ConfirmSession />
      <HeldSession owner={owner} />
    </DraftOwner>
  )
}

type Answer = (isConfirmed: boolean) => void

/**
 * Asks for the password when a critical call was refused because the sign-in is some time ago, and then the call is made
 * once more. One call asks for all that are refused together. The same holds for a call that was refused because the session
 * has ended, once the member has signed in again.
 */
function ConfirmSession() {
  const queries = useQueryClient()
  const [answer, setAnswer] = useState<Answer>()
  useEffect(() => {
    let asking: Promise<boolean> | undefined
    const ask = () =>
      new Promise<boolean>(resolve => setAnswer(() => resolve)).finally(() => {
        asking = undefined
        setAnswer(undefined)
      })
    const readSession = () => queries.fetchQuery({ ...sessionQuery, staleTime: 0 })
    calling.mended = async (error, [feature]) => {
      const code = refusalIn(error)?.code
      // a sign-out that is made up for must end no session that began since
      if (code === 'permissions.signInFirst' && feature !== 'signIn') {
        const read = await readSession().catch(() => null)
        return (await (holding.answer ?? read)) !== null
      }
      return code === 'permissions.signInAgain' && (await (asking ??= ask()))
    }
  }, [queries])
  return <Suspense>{answer && <ConfirmSessionWindow onClose={answer} />}</Suspense>
}

/** Calls that are stored and sent later without a connection. */
const deferrable = new Set(['ownShifts/confirm', 'ownShifts/confirmAll', 'ownShifts/decline', 'availability/setCells'])
/** What saves itself: a click right before the page is left still arrives. */
const outlive = new Set([
  ...deferrable,
  'preferences/save',
  'profile/update',
  'team/update',
  'notifications/chooseSeveral',
  'delivery/saveOwn',
])

/** Milliseconds for an answer; a proxy in front gives up at about the same time. A file may take longer on its way. */
const timeLimit = 60_000
/** For what is stored and sent again without an answer: a person waits no longer. */
const deferrableTimeLimit = 5_000

/** A connection that was lost without a word, as in a tunnel, would keep a call for minutes. */
function timeLimitOf(request: Request, call: string): AbortSignal | undefined {
  if (deferrable.has(call)) return AbortSignal.timeout(deferrableTimeLimit)
  const hasFile = request.headers.get('content-type')?.startsWith('multipart/')
  return hasFile ? undefined : AbortSignal.timeout(timeLimit)
}

function limitCalls(): void {
  calling.init = (request, path) => {
    const call = path.join('/')
    const limit = timeLimitOf(request, call)
    const signal = limit ? AbortSignal.any([request.signal, limit]) : request.signal
    return { signal, keepalive: outlive.has(call) }
  }
}
