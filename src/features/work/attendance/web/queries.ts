import { api } from '#platform/web/rpc.ts'
import type { attendanceContract } from '../contract.ts'

export const attendanceApi = api<typeof attendanceContract>('attendance')

export const ownDutyQuery = attendanceApi.own.queryOptions()
export const dutyQuery = attendanceApi.onDuty.queryOptions()
