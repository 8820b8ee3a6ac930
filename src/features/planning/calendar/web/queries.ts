import { api } from '#platform/web/rpc.ts'
import type { calendarContract } from '../contract.ts'

export const calendarApi = api<typeof calendarContract>('calendar')
