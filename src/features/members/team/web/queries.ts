import { featureApi } from '#platform/web/rpc.ts'
import type { teamContract } from '../contract.ts'

export const teamApi = featureApi<typeof teamContract>('team')
