import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Day } from '#kit/day.ts'
import type { Week } from '#kit/week.ts'
import { featureApi } from '#platform/web/rpc.ts'
import type { agencyWeekContract } from '../contract.ts'
import { boardOf } from '../board.ts'
import { unpackSeatStrings } from '../packed-seats.ts'
import type { AgencyWeek } from '../schema.ts'

export const agencyWeekApi = featureApi<typeof agencyWeekContract>('agencyWeek')

// the answer says of which week it is, so that the one before may stay until it is there; thousands of small values are not
// compared one by one
export const agencyWeekQuery = (week: Week) =>
  queryOptions<AgencyWeek>({
    queryKey: agencyWeekApi.get.queryKey({ input: { week } }),
    queryFn: async ({ signal }) => {
      const read = unpackSeatStrings(await agencyWeekApi.get.call({ week }, { signal }))
      // a week is often read before it is asked for
      boardOf(read)
      return read
    },
    structuralSharing: false,
    placeholderData: keepPreviousData,
  })

export const openSeatsQuery = (week: Week) => agencyWeekApi.openSeats.queryOptions({ input: { week } })

export const memberOpenSeatsQuery = (profileId: string, date: Day) =>
  agencyWeekApi.openSeatsOf.queryOptions({ input: { profileId, date } })
