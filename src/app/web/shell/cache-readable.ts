import type { QueryClient } from '@tanstack/react-query'
import { todayIn } from '#kit/day.ts'
import { type CurrentMember, sessionQuery } from '#features/access/sign-in/web/session.tsx'
import { contactsQuery } from '#features/agency/contacts/web/queries.ts'
import { shiftsApi } from '#features/agency/shifts/web/queries.ts'
import { maySee } from '#features/home/dashboard/policy.ts'
import { may } from '#features/foundation/permissions/policy.ts'
import { availabilityWeekQuery } from '#features/planning/availability/web/queries.ts'
import { firstMarkableWeek } from '#features/planning/availability/rules.ts'
import { ownWeekQuery } from '#features/planning/own-shifts/web/own-week.ts'
import { nextQuery } from '#features/planning/own-shifts/web/queries.ts'
import { changeCache, type CachedAnswer, readCache } from '#platform/web/cache.ts'
import { startCacheFor } from '#platform/web/clear-cache.ts'
import { ownerOf } from './owner.ts'
import { dropExpired, isCacheable, isRestoredAtStart, mergeCache, type CacheReader } from './readable.ts'
import { serverNow } from '#platform/web/now.ts'

/** Milliseconds in which answers are gathered before they are written. */
const gathered = 500

/** Keeps what may be read without a connection, as it comes, for whoever is signed in. */
export async function startOfflineCache(queries: QueryClient, member: CurrentMember): Promise<() => void> {
  const owner = ownerOf(member)
  const permissions = new Set(member.permissions)
  const reader = (): CacheReader => ({
    profileId: member.profileId,
    role: member.role,
    locked: member.locked,
    permissions,
    today: todayIn(member.organization.timeZone, serverNow()),
  })
  await startCacheFor(owner)
  await restoreCache(queries, key => isRestoredAtStart(key) && isCacheable(key, reader()))
  let timer: ReturnType<typeof setTimeout> | undefined
  const write = () => {
    timer = undefined
    const fresh = answersIn(queries, reader())
    const session = queries.getQueryState(sessionQuery.queryKey)
    void changeCache(owner, kept => ({
      ...kept,
      session: session?.data ?? kept.session,
      at: Math.max(kept.at, session?.dataUpdatedAt ?? 0, ...fresh.map(({ at }) => at)),
      answers: dropExpired(mergeCache(kept.answers, fresh, reader()), Date.now()),
      // where there is no room, what comes next tries again
    })).catch(() => {})
  }
  const soon = () => {
    timer ??= setTimeout(write, gathered)
  }
  const stop = queries.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && isCacheable(query.queryKey, reader())) soon()
  })
  soon()
  readAhead(queries, member)
  return () => {
    stop()
    clearTimeout(timer)
  }
}

const answersIn = (queries: QueryClient, reader: CacheReader): CachedAnswer[] =>
  queries
    .getQueryCache()
    .getAll()
    .filter(({ queryKey, state }) => state.data !== undefined && isCacheable(queryKey, reader))
    .map(({ queryKey, state }) => ({ queryKey, data: state.data, at: state.dataUpdatedAt }))

/** What somebody will want to read in a tunnel, wherever in the app they have been before. */
function readAhead(queries: QueryClient, member: CurrentMember): void {
  const actor = { ...member, permissions: new Set(member.permissions) }
  const today = todayIn(member.organization.timeZone, serverNow())
  const week = firstMarkableWeek({ today, isManager: false })
  const wanted = [
    ...(maySee(actor, 'nextShifts') ? [nextQuery] : []),
    ...(maySee(actor, 'contacts') ? [contactsQuery] : []),
    ...(may(actor, 'page_shifts')
      ? [shiftsApi.list.queryOptions(), availabilityWeekQuery(week, member.profileId), ownWeekQuery(week)]
      : []),
  ]
  for (const query of wanted) {
    if (queries.getQueryData(query.queryKey) === undefined) void queries.prefetchQuery(query as typeof nextQuery)
  }
}

/**
 * Puts the cached answers that are wanted into the query cache, where nothing newer is, for as long as the page is open.
 *
 * @returns the cached session; null if there is none
 */
export async function restoreCache(
  queries: QueryClient,
  isWanted: (queryKey: readonly unknown[]) => boolean = () => true,
): Promise<unknown> {
  const kept = await readCache().catch(() => undefined)
  for (const { queryKey, data, at } of dropExpired(kept?.answers ?? [], Date.now())) {
    if (!isWanted(queryKey) || queries.getQueryData(queryKey) !== undefined) continue
    queries.getQueryCache().build(queries, { queryKey, gcTime: Number.POSITIVE_INFINITY })
    queries.setQueryData(queryKey, data, { updatedAt: at })
  }
  return kept?.session ?? null
}
