import { useMemo } from 'react'
import { useNow } from '#platform/web/use-now.ts'
import type { IsOpenSeat } from '../board.ts'
import { openSeatsAt, lastEndIn } from '../open-seats.ts'
import type { AgencyWeek } from '../schema.ts'

const everyMinute = 60_000

/** What is a gap now; another answer only once a shift of the week has ended. */
export function useIsOpenSeat(week: AgencyWeek, timeZone: string): IsOpenSeat {
  const now = useNow(everyMinute).epochMilliseconds
  const last = useMemo(() => lastEndIn(week, now, timeZone), [week, now, timeZone])
  return useMemo(() => openSeatsAt(last, timeZone), [last, timeZone])
}
