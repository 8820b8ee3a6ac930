import { featureApi } from '#platform/web/rpc.ts'
import type { departureContract } from '../contract.ts'

export const departureApi = featureApi<typeof departureContract>('departure')
