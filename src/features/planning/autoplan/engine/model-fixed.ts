import { edgeDays } from './edges.ts'
import type { Problem, ShiftDay } from './problem.ts'

/** What the work that stands leaves of a person's time. */
export interface CompiledFixedWork {
  /** Person x day: 1 where fixed work is done. */
  readonly days: Int8Array
  /** Person x shift day: what fixed work has against it. */
  readonly clash: Int8Array
}

export const clashes = { none: 0, rest: 1, overlap: 2 } as const

export function compileFixedWork(
  { people, weeks, limits }: Problem,
  shiftDays: readonly ShiftDay[],
): CompiledFixedWork {
  const span = 7 * weeks + 2 * edgeDays
  const days = new Int8Array(people.length * span)
  const clash = new Int8Array(people.length * shiftDays.length)
  for (const [person, { fixed }] of people.entries()) {
    for (const { day, start, end } of fixed) {
      const at = day + edgeDays
      if (at >= 0 && at < span) days[person * span + at] = 1
      for (const [number, shiftDay] of shiftDays.entries()) {
        const between = Math.max(shiftDay.start - end, start - shiftDay.end)
        const found = between < 0 ? clashes.overlap : between < (limits.restMinutes ?? 0) ? clashes.rest : clashes.none
        const index = person * shiftDays.length + number
        clash[index] = Math.max(clash[index] ?? 0, found)
      }
    }
  }
  return { days, clash }
}
