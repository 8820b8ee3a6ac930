import { featureApi } from '#platform/web/rpc.ts'
import type { webhooksContract } from '../contract.ts'

export const webhooksApi = featureApi<typeof webhooksContract>('webhooks')
