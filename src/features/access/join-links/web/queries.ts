import { featureApi } from '#platform/web/rpc.ts'
import type { joinLinksContract } from '../contract.ts'

export const joinLinksApi = featureApi<typeof joinLinksContract>('joinLinks')
