import { featureApi } from '#platform/web/rpc.ts'
import type { reliabilityContract } from '../contract.ts'

const reliabilityApi = featureApi<typeof reliabilityContract>('reliability')

/** Of weeks: what has come to it in the last minutes need not be in it. */
const staleTime = 300_000

export const ownReliabilityQuery = reliabilityApi.own.queryOptions()
export const everybodysReliabilityQuery = { ...reliabilityApi.list.queryOptions(), staleTime }
