import { api } from '#platform/web/rpc.ts'
import type { scheduleOverviewContract } from '../contract.ts'

export const overviewApi = api<typeof scheduleOverviewContract>('scheduleOverview')
