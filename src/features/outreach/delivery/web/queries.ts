import { api } from '#platform/web/rpc.ts'
import type { deliveryContract } from '../contract.ts'

export const deliveryApi = api<typeof deliveryContract>('delivery')
