import { type FixedWork, type Obstacle, obstacles, type Problem } from './problem.ts'

/** One thing that stands between a person and a seat. */
export interface SeatObstacle {
  readonly hold: Obstacle
  /**
   * What the rule would have to say instead, for those that go with a figure: at most so many hours of rest, at least so
   * many hours a week or days in a row.
   */
  readonly needs?: number
}

/**
 * All that holds a person from a slot beside what they work; the gravest first, rules that may be broken left out. It says
 * of plain data what the schedule's judging says of the real thing; a property test holds the two equal.
 */
export function obstaclesToSeat(
  problem: Problem,
  person: number,
  slot: number,
  work: readonly FixedWork[],
): SeatObstacle[] {
  const somebody = problem.people[person]
  const asked = problem.slots[slot]
  const shiftDay = asked && problem.shiftDays[asked.shiftDay]
  if (!somebody || !asked || !shiftDay) return []
  const found: SeatObstacle[] = (somebody.held[asked.shiftDay] ?? []).map(hold => ({ hold }))
  if (somebody.declined.includes(slot)) found.push({ hold: 'declined' })
  if (somebody.isBound && !somebody.homeGroups.includes(asked.group)) found.push({ hold: 'bound_to_groups' })
  found.push(...aboutTime(problem, shiftDay, work), ...aboutHours(problem, person, shiftDay, work))
  const breakable = new Set(problem.limits.breakable)
  return found
    .filter(({ hold }) => !breakable.has(hold))
    .toSorted((a, b) => obstacles.indexOf(a.hold) - obstacles.indexOf(b.hold))
}

function aboutTime({ limits }: Problem, { day, start, end }: FixedWork, work: readonly FixedWork[]): SeatObstacle[] {
  const found: SeatObstacle[] = []
  const between = work.map(other => Math.max(start - other.end, other.start - end))
  if (between.some(minutes => minutes < 0)) found.push({ hold: 'assigned_elsewhere' })
  const rest = Math.min(...between.filter(minutes => minutes >= 0))
  if (rest < (limits.restMinutes ?? 0)) found.push({ hold: 'short_rest', needs: Math.floor(rest / 60) })
  const worked = new Set(work.map(other => other.day))
  let row = 1
  for (let before = day - 1; worked.has(before); before--) row++
  for (let after = day + 1; worked.has(after); after++) row++
  if (limits.daysInARow !== null && row > limits.daysInARow) found.push({ hold: 'long_streak', needs: row })
  return found
}

function aboutHours(
  { limits, people }: Problem,
  person: number,
  { day, start, end }: FixedWork,
  work: readonly FixedWork[],
): SeatObstacle[] {
  const week = Math.floor(day / 7)
  const sameWeek = work.filter(other => Math.floor(other.day / 7) === week)
  const minutes = sameWeek.reduce((sum, other) => sum + other.end - other.start, end - start)
  const found: SeatObstacle[] = []
  const needs = Math.ceil(minutes / 60)
  if (limits.weekMinutes !== null && minutes > limits.weekMinutes) found.push({ hold: 'long_week', needs })
  const maximum = people[person]?.wish.max ?? null
  if (limits.wishIsRule && maximum !== null && minutes > maximum) found.push({ hold: 'over_wish', needs })
  return found
}
