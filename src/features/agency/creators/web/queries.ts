import { featureApi } from '#platform/web/rpc.ts'
import type { creatorsContract } from '../contract.ts'

export const creatorsApi = featureApi<typeof creatorsContract>('creators')
