import { featureApi } from '#platform/web/rpc.ts'
import type { organizationSettingsContract } from '../contract.ts'

export const organizationSettingsApi = featureApi<typeof organizationSettingsContract>('organizationSettings')
