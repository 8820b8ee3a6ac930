import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import type { SessionView } from '#features/access/sign-in/contract.ts'
import { holding, sessionQuery, signInApi, useSession } from '#features/access/sign-in/web/session.tsx'
import { isSigningOut, markSignedIn } from '#features/access/sign-in/web/signed-in.ts'
import { listenForOtherOwner, setCacheOwner } from '#platform/web/cache-owner.ts'
import { clearCache } from '#platform/web/clear-cache.ts'
import { lazily } from '#platform/web/lazily.ts'
import { abandonUnsaved, isAnythingUnsaved } from '#platform/web/unsaved.ts'
import { ownerOf } from './owner.ts'

const SignInAgainWindow = lazily(() => import('./sign-in-again-window.tsx'), 'SignInAgainWindow')

/**
 * Where something is not stored when the session ends, its owner signs in on the spot, and the page stays as it is until then.
 * Nothing else of it stays: without a word of the owner it leads to the sign-in page. For another person the page begins anew.
 */
export function HeldSession({ owner }: { readonly owner: string }) {
  const queries = useQueryClient()
  const session = useSession()
  const [asked, setAsked] = useState<PromiseWithResolvers<SessionView>>()
  useEffect(() => {
    let asking: PromiseWithResolvers<SessionView> | undefined
    const answer = (read: SessionView) => {
      if (!asking) return read
      asking.resolve(read)
      asking = undefined
      holding.answer = undefined
      setAsked(undefined)
      if (read) {
        markSignedIn()
        setCacheOwner(owner)
      } else void clearCache()
      queries.setQueryData(sessionQuery.queryKey, read)
      return read
    }
    const leave = () => {
      abandonUnsaved()
      location.reload()
    }
    const stop = listenForOtherOwner(owner, leave)
    holding.session = read => {
      if (read?.member && ownerOf(read.member) !== owner) {
        leave()
        return new Promise(() => {})
      }
      const isHeld =
        asking !== undefined ||
        isAnythingUnsaved() ||
        queries.isMutating({ predicate: ({ meta }) => !meta?.leavesPage }) > 0
      if (read || isSigningOut() || !isHeld) return answer(read)
      if (!asking) {
        asking = Promise.withResolvers()
        holding.answer = asking.promise
        void asking.promise.then(answer)
        setAsked(asking)
      }
      return queries.getQueryData(sessionQuery.queryKey) ?? null
    }
    return () => {
      stop()
      delete holding.session
    }
  }, [queries, owner])
  return (
    <Suspense>
      {asked && session && (
        <SignInAgainWindow
          email={session.email}
          onSignedIn={async () => void holding.session?.(await signInApi.session.call())}
          onClose={() => asked.resolve(null)}
        />
      )}
    </Suspense>
  )
}
