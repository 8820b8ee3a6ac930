import { featureApi } from '#platform/web/rpc.ts'
import type { payContract } from '../contract.ts'

export const payApi = featureApi<typeof payContract>('pay')
