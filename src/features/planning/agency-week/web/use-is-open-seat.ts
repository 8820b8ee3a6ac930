import { useMemo } from 'react'
import { useNow } from '#platform/web/use-now.ts'
import type { IsOpenSeat } from '../board.ts'
import { openSeatTestAt, lastShiftEndBefore } from '../open-seats.ts'
import type { AgencyWeek } from '../schema.ts'

const everyMinute = 60_000

/** What is a gap now; another answer only once a shift of the week has ended. */
export function useIsOpenSeat(week: AgencyWeek, timeZone: string): IsOpenSeat {
  const now = useNow(everyMinute).epochMilliseconds
  const last = useMemo(() => lastShiftEndBefore(week, now, timeZone), [week, now, timeZone])
  return useMemo(() => openSeatTestAt(last, timeZone), [last, timeZone])
}
