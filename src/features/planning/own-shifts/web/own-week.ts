import type { Week } from '#kit/week.ts'
import { featureApi } from '#platform/web/rpc.ts'
import type { ownShiftsContract } from '../contract.ts'

const ownShiftsApi = featureApi<typeof ownShiftsContract>('ownShifts')

export const ownWeekQuery = (week: Week) => ownShiftsApi.week.queryOptions({ input: { week } })
