import { featureApi } from '#platform/web/rpc.ts'
import type { ownAccountContract } from '../contract.ts'

export const ownAccountApi = featureApi<typeof ownAccountContract>('ownAccount')
