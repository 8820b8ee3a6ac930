import { matchQuery, type Mutation, MutationCache, type Query, QueryClient, type QueryKey } from '@tanstack/react-query'
import { refusalIn } from './rpc.ts'

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** What is stale afterwards beside the mutation's own feature, and the live stream does not say so. */
      readonly refreshes?: readonly QueryKey[]
      /** What shows already what the mutation will have done; it reads this again by itself when it is over. */
      readonly foresees?: QueryKey
      /** Its success leads to a fresh page: nothing of this one is read again. */
      readonly leavesPage?: true
    }
  }
}

/**
 * The app's queries and mutations. Whatever a mutation came to, what its own feature shows is read again before the mutation
 * is over, by the last of those under way; of everything else the live stream says what is stale.
 */
export function createQueries(): QueryClient {
  const queries: QueryClient = new QueryClient({
    mutationCache: new MutationCache({
      onSuccess: (_, __, ___, mutation) => (mutation.meta?.leavesPage ? undefined : readAgain(queries, mutation)),
      onError: (_, __, ___, mutation) => readAgain(queries, mutation),
    }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // without a connection it fails and says so, instead of waiting without a word
        networkMode: 'always',
        refetchOnReconnect: true,
        // a refusal stays one, however often it is asked for
        retry: (failures, error) => failures < 2 && refusalIn(error) === undefined,
      },
      // what cannot be done without a connection says so at once, and what was typed for it stays
      mutations: { networkMode: 'always' },
    },
  })
  return queries
}

/** A deed without a component of its own: refreshes as any mutation of this key. */
export const runMutation = <T>(queries: QueryClient, mutationKey: QueryKey, mutationFn: () => Promise<T>): Promise<T> =>
  queries
    .getMutationCache()
    .build<T, Error, void, unknown>(queries, { mutationKey, mutationFn, networkMode: 'always' })
    .execute()

/** Keys of our endpoints begin with `[feature, …]`; whoever gives a mutation another key sees to it by itself. */
async function readAgain(queries: QueryClient, { meta, options }: Mutation<unknown, unknown>): Promise<void> {
  const [path] = options.mutationKey ?? []
  const own = Array.isArray(path) ? [path.slice(0, 1)] : undefined
  const stale = own && queries.isMutating({ mutationKey: own }) <= 1 ? [own] : []
  const all: readonly QueryKey[] = [...stale, ...(meta?.refreshes ?? [])]
  for (const queryKey of all) notice(queries, queryKey)
  await Promise.all(all.map(queryKey => queries.invalidateQueries({ queryKey })))
}

/** Whoever follows what is called stale while an answer of theirs is on its way. */
export const hearing = new Set<(queries: QueryClient, key: QueryKey) => void>()

function notice(queries: QueryClient, key: QueryKey): void {
  for (const hear of hearing) hear(queries, key)
  readOnceMore(queries, key)
}

/** All that was read is in doubt, and on screen it is read again. */
export function refreshEverything(queries: QueryClient): void {
  notice(queries, [])
  void queries.invalidateQueries()
}

/**
 * Something of the feature has changed, or of one of its reads: what is on screen of it is read again. What a mutation under way has foreseen is
 * not: the answer could be older than the mutation, and would show for a moment that nothing was done.
 */
export function refreshTopic(queries: QueryClient, topic: string): void {
  const foreseen = queries
    .getMutationCache()
    .findAll({ status: 'pending' })
    .flatMap(({ meta }) => (meta?.foresees ? [meta.foresees] : []))
  const isForeseen = (query: Query) => foreseen.some(queryKey => matchQuery({ queryKey }, query))
  const queryKey = [topic.split('/')]
  notice(queries, queryKey)
  void queries.invalidateQueries({ queryKey, predicate: query => !isForeseen(query) })
  void queries.invalidateQueries({ queryKey, predicate: isForeseen, refetchType: 'none' })
}

/** The first answer of a query may be on its way already, and is not asked for anew: it may be older than the change. */
function readOnceMore(queries: QueryClient, queryKey: QueryKey): void {
  for (const query of queries.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching' })) {
    if (query.state.data !== undefined) continue
    const again = () => queries.invalidateQueries({ queryKey: query.queryKey, exact: true })
    void query.promise?.then(again, () => undefined)
  }
}
