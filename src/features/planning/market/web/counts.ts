import { useQuery } from '@tanstack/react-query'
import { featureApi } from '#platform/web/rpc.ts'
import type { marketContract } from '../contract.ts'

const marketApi = featureApi<typeof marketContract>('market')

/** How much waits for the reader's answer or word, once that is known. What changes it is told by the live stream. */
export function useMarketCount(isPermitted: boolean): number {
  const { data } = useQuery(marketApi.counts.queryOptions({ enabled: isPermitted, staleTime: 5 * 60_000 }))
  return data ? data.own + (data.waiting ?? 0) : 0
}
