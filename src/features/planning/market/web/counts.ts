import { useQuery } from '@tanstack/react-query'
import { featureApi } from '#platform/web/rpc.ts'
import type { marketContract } from '../contract.ts'

const marketApi = featureApi<typeof marketContract>('market')

interface MarketCounts {
  /** Offers that the reader can answer. */
  readonly own: number
  /** Changes that wait for the reader's approval; 0 for those who do not plan. */
  readonly waiting: number
}

/** Zero until they are known. The live stream keeps them up to date. */
export function useMarketCounts(isPermitted: boolean): MarketCounts {
  const { data } = useQuery(marketApi.counts.queryOptions({ enabled: isPermitted, staleTime: 5 * 60_000 }))
  return { own: data?.own ?? 0, waiting: data?.waiting ?? 0 }
}
