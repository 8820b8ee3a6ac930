import type { QueryClient } from '@tanstack/react-query'
import type { SessionView } from '#features/access/sign-in/contract.ts'
import { loadSession, sessionQuery } from '#features/access/sign-in/web/session.tsx'
import { waitForServer } from '#platform/web/connection.ts'
import { cacheOwner } from '#platform/web/cache-owner.ts'
import { refreshEverything } from '#platform/web/queries.ts'
import { Unreached } from '#platform/web/rpc.ts'

/** Milliseconds after which what was kept is shown: a tunnel often looks like a connection. */
const patience = 4_000

/** Who is signed in; without a way to the server who was here last, with what was kept for them to read. */
export async function loadSessionOrCached(queries: QueryClient): Promise<SessionView> {
  const asked = loadSession(queries).catch((error: unknown) => (error instanceof Unreached ? undefined : null))
  if (cacheOwner() === undefined) return (await asked) ?? null
  const answer = navigator.onLine
    ? await Promise.race([asked, new Promise<undefined>(resolve => setTimeout(resolve, patience))])
    : undefined
  if (answer !== undefined) return answer
  const { restoreCache: layKept } = await import('./cache-readable.ts')
  const session = (await layKept(queries)) as SessionView
  if (session && queries.getQueryData(sessionQuery.queryKey) === undefined) {
    queries.setQueryData(sessionQuery.queryKey, session, { updatedAt: 0 })
  }
  // said at once, and taken back when all of it has been read anew
  void waitForServer().then(() => refreshEverything(queries))
  return session
}
