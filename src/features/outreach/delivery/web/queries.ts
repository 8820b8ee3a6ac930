import { featureApi } from '#platform/web/rpc.ts'
import type { deliveryContract } from '../contract.ts'

export const deliveryApi = featureApi<typeof deliveryContract>('delivery')
