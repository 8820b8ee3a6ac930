import type { NextShifts } from './schema.ts'

/** Of one's next shifts the first few, by day; a day without any is left out. */
export function limitNextShifts(days: NextShifts, most: number): NextShifts {
  let left = most
  return days.flatMap(({ date, shifts }) => {
    const shown = shifts.slice(0, Math.max(0, left))
    left -= shifts.length
    return shown.length === 0 ? [] : [{ date, shifts: shown }]
  })
}
