import { featureApi } from '#platform/web/rpc.ts'
import type { availabilitySettingsContract } from '../contract.ts'

export const availabilitySettingsApi = featureApi<typeof availabilitySettingsContract>('availabilitySettings')
