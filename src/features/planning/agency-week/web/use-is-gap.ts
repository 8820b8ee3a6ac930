import { useMemo } from 'react'
import { useNow } from '#platform/web/use-now.ts'
import type { IsGap } from '../board.ts'
import { gapsAt, lastEndIn } from '../gaps.ts'
import type { AgencyWeek } from '../schema.ts'

const everyMinute = 60_000

/** What is a gap now; another answer only once a shift of the week has ended. */
export function useIsGap(week: AgencyWeek, timeZone: string): IsGap {
  const now = useNow(everyMinute).epochMilliseconds
  const last = useMemo(() => lastEndIn(week, now, timeZone), [week, now, timeZone])
  return useMemo(() => gapsAt(last, timeZone), [last, timeZone])
}
