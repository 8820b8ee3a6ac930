import { featureApi } from '#platform/web/rpc.ts'
import type { profileContract } from '../contract.ts'

export const profileApi = featureApi<typeof profileContract>('profile')
