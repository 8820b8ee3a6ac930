import { featureApi } from '#platform/web/rpc.ts'
import type { attendanceContract } from '../contract.ts'
import { refetchDelay } from './until-change.ts'

export const attendanceApi = featureApi<typeof attendanceContract>('attendance')

export const ownDutyQuery = attendanceApi.own.queryOptions({
  refetchInterval: ({ state: { data, dataUpdatedAt } }) => {
    // that a part begins the widget knows by the clock; only that it is over is said by the server
    const ends = (data?.parts ?? []).map(({ endsAt }) => endsAt).toSorted()
    return data ? refetchDelay({ now: data.now, changesAt: ends[0] ?? null }, dataUpdatedAt) : false
  },
})
export const dutyQuery = attendanceApi.onDuty.queryOptions({
  refetchInterval: ({ state: { data, dataUpdatedAt } }) => (data ? refetchDelay(data, dataUpdatedAt) : false),
})
