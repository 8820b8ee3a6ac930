import { api } from '#platform/web/rpc.ts'
import type { availabilitySettingsContract } from '../contract.ts'

export const availabilitySettingsApi = api<typeof availabilitySettingsContract>('availabilitySettings')
