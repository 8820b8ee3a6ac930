import type { NextShifts } from './schema.ts'

/** The first few of a member's next shifts, by day; a day without any is left out. */
export function limitNextShifts(days: NextShifts, maximum: number): NextShifts {
  let left = maximum
  return days.flatMap(({ date, shifts }) => {
    const shown = shifts.slice(0, Math.max(0, left))
    left -= shifts.length
    return shown.length === 0 ? [] : [{ date, shifts: shown }]
  })
}
