import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { may } from '#features/foundation/permissions/policy.ts'
import type { PermissionId } from '#features/foundation/permissions/permissions.ts'
import { clearCache } from '#platform/web/clear-cache.ts'
import { featureApi } from '#platform/web/rpc.ts'
import type { signInContract, SessionView } from '../contract.ts'
import { finishSigningOut } from './signed-in.ts'

export const signInApi = featureApi<typeof signInContract>('signIn')

type Account = NonNullable<SessionView>
export type CurrentMember = NonNullable<Account['member']>

/** May see nothing of the organisation, any more or yet. */
export const isAccessBlocked = ({ member, recoveryActive }: Account): boolean =>
  !member || member.locked || recoveryActive || member.secondFactor?.isDue === true

interface Holding {
  /** Is asked about every session that was read. @returns the one that has ended, while its owner is asked to sign in again */
  session?: (read: SessionView) => SessionView | Promise<SessionView>
  /** The session after the owner's answer; null: goes to the sign-in page. */
  answer?: Promise<SessionView> | undefined
}

/** Filled in behind the sign-in by what keeps work that is not stored (`held-session.tsx`). */
export const holding: Holding = {}

/** Whoever is barred finds nothing of the organisation in this browser either. */
async function readSession(): Promise<SessionView> {
  await finishSigningOut(() => signInApi.signOut.call())
  const read = await signInApi.session.call()
  const session = holding.session ? await holding.session(read) : read
  if (!session || isAccessBlocked(session)) await clearCache()
  return session
}

/** Who is signed in. Stale after five minutes; a change of permissions is told through the live stream at once. */
export const sessionQuery = queryOptions({
  queryKey: signInApi.session.queryKey(),
  queryFn: readSession,
  staleTime: 5 * 60_000,
  gcTime: 10 * 60_000,
})

export const loadSession = (queries: QueryClient): Promise<SessionView> => queries.ensureQueryData(sessionQuery)

export const useSession = (): SessionView => useQuery(sessionQuery).data ?? null

/** The signed-in member. Only for screens behind the protected frame, where there always is one. */
export function useMember(): CurrentMember {
  const member = useSession()?.member
  if (!member) throw new Error('useMember must be used on a protected screen')
  return member
}

export function useMay(): (permission: PermissionId) => boolean {
  const member = useMember()
  const actor = { role: member.role, locked: member.locked, permissions: new Set(member.permissions) }
  return permission => may(actor, permission)
}
