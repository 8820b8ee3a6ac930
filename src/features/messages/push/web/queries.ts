import { featureApi } from '#platform/web/rpc.ts'
import type { pushContract } from '../contract.ts'

export const pushApi = featureApi<typeof pushContract>('push')
