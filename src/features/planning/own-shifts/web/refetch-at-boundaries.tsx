import { useQuery } from '@tanstack/react-query'
import type { NextShifts } from '../schema.ts'
import { ownShiftsApi } from './queries.ts'
import { serverNow } from '#platform/web/now.ts'

/** The answer of the very moment may still be the one before. */
const margin = 1000

/** In how many milliseconds a shift begins or ends, or the reader's day does. */
export function millisecondsUntilBoundary(days: NextShifts, zone: string): number {
  const now = serverNow().toZonedDateTimeISO(zone)
  const instants = days.flatMap(({ shifts }) => shifts.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt]))
  const tomorrow = now.add({ days: 1 }).startOfDay().epochMilliseconds
  const ahead = instants.map(instant => Date.parse(instant)).filter(instant => instant > now.epochMilliseconds)
  return Math.min(tomorrow, ...ahead) - now.epochMilliseconds + margin
}

export const refetchingNextShiftsQuery = (zone: string) =>
  ownShiftsApi.next.queryOptions({
    refetchInterval: ({ state: { data } }) => (data === undefined ? false : millisecondsUntilBoundary(data, zone)),
  })

/** Has the next shifts read again when one begins or ends, and with the day; what shows them is drawn with the answer. */
export function RefetchAtBoundaries({ zone }: { readonly zone: string }) {
  useQuery(refetchingNextShiftsQuery(zone))
  return null
}
