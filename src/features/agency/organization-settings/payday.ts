import { addDays, addMonths, type Day, day, daysBetween, monthOf } from '#kit/day.ts'

/** How the countdown shows it (docs/product/en/organization.md#payday). */
export type PaydayDisplay = 'today' | 'tomorrow' | 'soon' | 'later'

/** Days ahead, at most, that are soon. */
const soonWithin = 7

/** This month's payday while it has not passed, else next month's. Beyond the month's length it is its last day. */
export function nextPayday(today: Day, dayOfMonth: number): Day {
  const first = day(`${monthOf(today)}-01`)
  const ofThisMonth = paydayFrom(first, dayOfMonth)
  return ofThisMonth >= today ? ofThisMonth : paydayFrom(addMonths(first, 1), dayOfMonth)
}

function paydayFrom(first: Day, dayOfMonth: number): Day {
  const last = addDays(addMonths(first, 1), -1)
  return addDays(first, Math.min(dayOfMonth - 1, daysBetween(first, last)))
}

export function paydayDisplay(today: Day, payday: Day): PaydayDisplay {
  const days = daysBetween(today, payday)
  if (days === 0) return 'today'
  if (days === 1) return 'tomorrow'
  return days <= soonWithin ? 'soon' : 'later'
}
