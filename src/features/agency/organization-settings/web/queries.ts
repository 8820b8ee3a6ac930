import { api } from '#platform/web/rpc.ts'
import type { organizationSettingsContract } from '../contract.ts'

export const organizationSettingsApi = api<typeof organizationSettingsContract>('organizationSettings')
