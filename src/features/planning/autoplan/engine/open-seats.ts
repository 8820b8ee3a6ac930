import { type SeatObstacle, obstaclesToSeat } from './holds.ts'
import { type FixedWork, type Obstacle, type Problem } from './problem.ts'
import type { PlannedSeat } from './proposal.ts'

/** Why a slot is not full: what holds each person, against the plan as it stands. */
export interface OpenSlotReasons {
  readonly slot: number
  readonly empty: number
  readonly people: readonly { readonly person: number; readonly held: readonly SeatObstacle[] }[]
  /** How many each holds, counted under the gravest. */
  readonly counts: ReadonlyMap<Obstacle, number>
  /** Whom one thing alone holds: with it out of the way they take the seat, and nobody else moves. The smallest step first. */
  readonly least: readonly Loosening[]
}

export interface Loosening extends SeatObstacle {
  readonly person: number
}

export function explainOpenSlots(problem: Problem, seats: readonly PlannedSeat[]): OpenSlotReasons[] {
  const work = workByPerson(problem, seats)
  const filled = new Int32Array(problem.slots.length)
  for (const { slot } of seats) filled[slot] = (filled[slot] ?? 0) + 1
  return problem.slots.flatMap((slot, number) => {
    const empty = slot.seats - (filled[number] ?? 0)
    return empty > 0 ? [gapOf(problem, number, empty, work)] : []
  })
}

/** Why there is no more in a slot, whether it is full or not. */
export const explainSlot = (problem: Problem, seats: readonly PlannedSeat[], slot: number): OpenSlotReasons => {
  const filled = seats.filter(seat => seat.slot === slot).length
  return gapOf(problem, slot, (problem.slots[slot]?.seats ?? 0) - filled, workByPerson(problem, seats))
}

/** Of everybody: what stands, and what is planned. */
export function workByPerson(problem: Problem, seats: readonly PlannedSeat[]): readonly (readonly FixedWork[])[] {
  const work = problem.people.map(({ fixed }) => [...fixed])
  for (const { person, slot } of seats) {
    const shiftDay = problem.shiftDays[problem.slots[slot]?.shiftDay ?? -1]
    if (shiftDay) work[person]?.push(shiftDay)
  }
  return work
}

function gapOf(
  problem: Problem,
  slot: number,
  empty: number,
  work: readonly (readonly FixedWork[])[],
): OpenSlotReasons {
  const people = problem.people.map((_, person) => ({
    person,
    held: obstaclesToSeat(problem, person, slot, work[person] ?? []),
  }))
  const counts = new Map<Obstacle, number>()
  for (const { held } of people) {
    const [gravest] = held
    if (gravest) counts.set(gravest.hold, (counts.get(gravest.hold) ?? 0) + 1)
  }
  const least = people.flatMap(({ person, held }) => {
    const [only] = held
    return held.length === 1 && only && mayLoosen(only) ? [{ person, ...only }] : []
  })
  return { slot, empty, people, counts, least: least.toSorted((a, b) => stepOf(problem, a) - stepOf(problem, b)) }
}

/** Nobody is in two places at once, and a rule on rest asks for an hour at least. */
const mayLoosen = ({ hold, needs }: SeatObstacle): boolean =>
  hold !== 'assigned_elsewhere' && (hold !== 'short_rest' || (needs ?? 0) >= 1)

/** How far the rule has to give way, in hours or days; what has no figure comes after. */
function stepOf({ limits, people }: Problem, { person, hold, needs = 0 }: Loosening): number {
  if (hold === 'short_rest') return (limits.restMinutes ?? 0) / 60 - needs
  if (hold === 'long_week') return needs - (limits.weekMinutes ?? 0) / 60
  if (hold === 'over_wish') return needs - (people[person]?.wish.max ?? 0) / 60
  if (hold === 'long_streak') return needs - (limits.daysInARow ?? 0)
  return 1000
}
