import { featureApi } from '#platform/web/rpc.ts'
import type { balanceContract } from '../contract.ts'

export const balanceApi = featureApi<typeof balanceContract>('balance')
