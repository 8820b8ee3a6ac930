import type { Day } from '#kit/day.ts'
import { featureApi } from '#platform/web/rpc.ts'
import type { candidatesContract } from '../contract.ts'

const candidatesApi = featureApi<typeof candidatesContract>('schedule')

export const candidatesQuery = (
  groupId: string,
  { date, shift }: { readonly date: Day; readonly shift: { readonly id: string } },
) => candidatesApi.candidates.queryOptions({ input: { groupId, date, shiftId: shift.id } })
