import { queryOptions } from '@tanstack/react-query'
import { featureApi } from '#platform/web/rpc.ts'
import type { platformsContract } from '../contract.ts'

export const platformsApi = featureApi<typeof platformsContract>('platforms')

/** Seldom changed, and a change is told by the live stream. */
export const platformsQuery = queryOptions({ ...platformsApi.list.queryOptions(), staleTime: 5 * 60_000 })
