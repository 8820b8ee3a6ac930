import { api } from '#platform/web/rpc.ts'
import type { availabilityRequestsContract } from '../contract.ts'

export const requestsApi = api<typeof availabilityRequestsContract>('availabilityRequests')
