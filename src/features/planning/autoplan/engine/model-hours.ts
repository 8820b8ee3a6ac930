import { never } from './edges.ts'
import { breakPoints, type Limits, type Person, type Problem, type ShiftDay, type Weights } from './problem.ts'

interface CompiledHours {
  readonly units: Int32Array
  readonly fixedUnits: Int32Array
  readonly sums: number
  readonly reaching: Int32Array
  readonly ending: Int32Array
}

/** More than anybody can work in a week, whatever is filed under it. */
const wholeWeek = 9 * 1440

/** Minutes in the greatest unit that divides them all, so that few sums are to be told apart. */
export function compileHours(
  { people, weeks, limits }: Problem,
  weights: Weights,
  days: readonly ShiftDay[],
): CompiledHours {
  const counts = limits.weekMinutes !== null || people.some(({ wish }) => wish.min !== null || wish.max !== null)
  const fixed = new Int32Array(people.length * weeks)
  for (const [number, person] of people.entries()) {
    for (const { day, start, end } of person.fixed) {
      const week = Math.floor(day / 7)
      if (week < 0 || week >= weeks) continue
      const at = week * people.length + number
      fixed[at] = (fixed[at] ?? 0) + end - start
    }
  }
  const unit = [...days.map(({ start, end }) => end - start), ...fixed].reduce(commonDivisor, 0)
  const inUnits = (minutes: number) => (counts && unit > 0 ? minutes / unit : 0)
  const maximum = limits.weekMinutes !== null && !breaks(limits, 'long_week') ? limits.weekMinutes : wholeWeek
  const fixedUnits = fixed.map(inUnits)
  const sums = 1 + Math.max(Math.floor(inUnits(maximum)), ...fixedUnits)
  const reaching = new Int32Array(people.length * sums)
  const ending = new Int32Array(people.length * sums)
  for (const [number, person] of people.entries()) {
    for (let sum = 0; sum < sums; sum++) {
      reaching[number * sums + sum] = counts ? pointsOfReaching(person, sum * unit, limits) : 0
      ending[number * sums + sum] = counts ? hoursWishPoints(person, sum * unit, weights) : 0
    }
  }
  return { units: Int32Array.from(days, ({ start, end }) => inUnits(end - start)), fixedUnits, sums, reaching, ending }
}

/** What a further seat costs that brings the week to so many minutes, or never. */
function pointsOfReaching({ wish }: Person, minutes: number, limits: Limits): number {
  const isLong = limits.weekMinutes !== null && minutes > limits.weekMinutes
  const isOverWish = limits.wishIsRule && wish.max !== null && minutes > wish.max
  if ((isLong && !breaks(limits, 'long_week')) || (isOverWish && !breaks(limits, 'over_wish'))) return never
  return -breakPoints * (Number(isLong) + Number(isOverWish))
}

/** An eighth of the weight for each hour beside the wish. */
export function hoursWishPoints({ wish }: Person, minutes: number, { hours }: Weights): number {
  const off = Math.max(0, (wish.min ?? minutes) - minutes) + Math.max(0, minutes - (wish.max ?? minutes))
  return -Math.round((hours * off) / 480)
}

const breaks = ({ breakable }: Limits, hold: 'long_week' | 'over_wish'): boolean => breakable.includes(hold)

function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b)
}
