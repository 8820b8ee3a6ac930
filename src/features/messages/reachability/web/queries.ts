import { featureApi } from '#platform/web/rpc.ts'
import type { reachabilityContract } from '../contract.ts'

export const reachabilityApi = featureApi<typeof reachabilityContract>('reachability')
