import { featureApi } from '#platform/web/rpc.ts'
import type { preferencesContract } from '../contract.ts'

export const preferencesApi = featureApi<typeof preferencesContract>('preferences')
