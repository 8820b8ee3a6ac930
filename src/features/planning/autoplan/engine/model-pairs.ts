import { never } from './edges.ts'
import { breakPoints, type Limits, type ShiftDay, type Weights } from './problem.ts'

/** Two shifts that begin so close together are alike. */
const alike = 120

/** Points of working two shift days of a week one after the other, by the earlier and the later, or never. */
export function shiftPairPoints(
  limits: Limits,
  weights: Weights,
  days: readonly ShiftDay[],
): { readonly pair: Int32Array; readonly isExact: boolean } {
  const pair = new Int32Array(days.length * days.length).fill(never)
  let isExact = true
  const rest = limits.restMinutes ?? 0
  const short = limits.breakable.includes('short_rest') ? -breakPoints : never
  for (const [at, earlier] of days.entries()) {
    for (const [index, later] of days.slice(at + 1).entries()) {
      const between = later.start - earlier.end
      // somebody could work the shift of the later week first
      if (weekOf(earlier) !== weekOf(later) && earlier.start - later.end >= (short === never ? rest : 0))
        isExact = false
      if (weekOf(earlier) !== weekOf(later) || between < 0) continue
      const resting = between < rest ? short : 0
      if (resting === never) continue
      if (later.day < earlier.day) isExact = false
      else pair[at * days.length + at + 1 + index] = resting + rhythmPoints(earlier, later, weights.rhythm)
    }
  }
  return { pair, isExact }
}

/** Never above 0: a week without a change costs nothing. */
export function rhythmPoints(earlier: ShiftDay, later: ShiftDay, weight: number): number {
  const daysLater = later.day - earlier.day
  if (daysLater === 0) return 0
  const change = later.clockStart - earlier.clockStart
  const turn = change >= alike ? weight / 4 : change <= -alike ? weight / 2 : 0
  return -Math.round(turn + (daysLater === 2 ? weight / 2 : 0))
}

const weekOf = ({ day }: ShiftDay): number => Math.floor(day / 7)
