import { featureApi } from '#platform/web/rpc.ts'
import type { calendarContract } from '../contract.ts'

export const calendarApi = featureApi<typeof calendarContract>('calendar')
