import { featureApi } from '#platform/web/rpc.ts'
import type { availabilityRequestsContract } from '../contract.ts'

export const requestsApi = featureApi<typeof availabilityRequestsContract>('availabilityRequests')
