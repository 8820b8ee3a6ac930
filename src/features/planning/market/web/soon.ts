import type { UpcomingOpenSeats } from '../schema.ts'
import { serverNow } from '#platform/web/now.ts'
import { marketApi } from './queries.ts'

/** With every minute that passes others may begin within a day. */
const maxPause = 10 * 60_000
/** The answer of the very moment may still be the one before. */
const margin = 1000

/** In how many milliseconds the first gap begins and is none any more; after a while at the latest. */
export function millisecondsUntilFirstStart({ gaps }: UpcomingOpenSeats): number {
  const ahead = gaps
    .map(({ startsAt }) => Date.parse(startsAt) - serverNow().epochMilliseconds)
    .filter(left => left > 0)
  return Math.min(maxPause, ...ahead.map(left => left + margin))
}

export const soonQuery = marketApi.soon.queryOptions({
  refetchInterval: ({ state: { data } }) => (data === undefined ? false : millisecondsUntilFirstStart(data)),
})
