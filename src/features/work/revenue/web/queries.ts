import { featureApi } from '#platform/web/rpc.ts'
import type { revenueContract } from '../contract.ts'

export const revenueApi = featureApi<typeof revenueContract>('revenue')
