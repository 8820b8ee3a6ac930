import { monthOf, todayIn } from '#kit/day.ts'
import { addToMonth, isMonth, type Month } from '#kit/month.ts'
import { MonthSwitch } from '#features/work/scoreboard/web/month-switch.tsx'
import { serverNow } from '#platform/web/now.ts'

const monthsBack = 24

/** The month that an address names, else the current one. */
export const shownMonth = (asked: string | undefined, zone: string): Month =>
  asked !== undefined && isMonth(asked) ? asked : monthOf(todayIn(zone, serverNow()))

export function SheetMonths({ month, zone, onGo }: { month: Month; zone: string; onGo: (to: Month) => void }) {
  const current = shownMonth(undefined, zone)
  return (
    <MonthSwitch
      month={month}
      current={current}
      first={addToMonth(current, -monthsBack)}
      last={addToMonth(current, 1)}
      onGo={onGo}
    />
  )
}
