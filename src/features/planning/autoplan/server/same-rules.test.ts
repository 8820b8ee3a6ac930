import { expect, it } from 'vitest'
import { little, planOf } from '#test/autoplan-problems.ts'
import { judged, worldOf } from '#test/autoplan-worlds.ts'
import { longTestTimeout } from '#test/timeouts.ts'
import { pointsOfPlan } from '../engine/criteria.ts'
import { type OpenSlotReasons, explainOpenSlots, type Loosening, workByPerson } from '../engine/open-seats.ts'
import { type SeatObstacle, obstaclesToSeat } from '../engine/holds.ts'
import type { Obstacle } from '../engine/problem.ts'
import type { Proposal } from '../engine/proposal.ts'
import { type ProblemInput, problemFrom } from '../problem-from.ts'
import { loadSolver } from './highs.ts'

/** AUTOPLAN_WORLDS=10000 for the long form, AUTOPLAN_SEED to see one again. */
const worlds = Number(process.env.AUTOPLAN_WORLDS ?? 100)
const first = Number(process.env.AUTOPLAN_SEED ?? 1)

const solver = await loadSolver()
/** With all that asks the solver in it. */
const choosing = { ...little, remembered: 6, each: 6, iterations: 200 }

function planned(seed: number): { asked: ProblemInput; problem: ReturnType<typeof problemFrom>; proposal: Proposal } {
  const wished = worldOf(seed)
  const problem = problemFrom(wished)
  // what blocks cannot be broken, whatever was wished
  const asked = { ...wished, breakable: wished.breakable.filter(one => problem.limits.breakable.includes(one)) }
  return { asked, problem, proposal: planOf(problem, choosing, seed % 2 === 0 ? solver : undefined) }
}

/** What only the plan knows: the schedule has no word for it. */
const ownHolds: ReadonlySet<string> = new Set<Obstacle>(['bound_to_groups'])

it(`proposes what the schedule accepts, and finds impossible what it refuses: ${worlds} worlds from ${first}`, {
  tags: ['all'],
  timeout: longTestTimeout * Math.ceil(worlds / 100),
}, () => {
  for (let seed = first; seed < first + worlds; seed++) {
    const { asked, problem, proposal } = planned(seed)
    const { seats } = proposal
    const say = (what: string) => `world ${seed}: ${what}`
    const perSlot = Map.groupBy(seats, ({ slot }) => slot)
    for (const [slot, seated] of perSlot) {
      expect(seated.length, say('a slot has no more people than seats')).toBeLessThanOrEqual(asked.planned[slot]!.seats)
      expect(new Set(seated.map(({ person }) => person)).size, say('each once')).toBe(seated.length)
    }
    expect(proposal.filled).toBe(seats.length)
    expect(proposal.filled, say('the bound on seats holds')).toBeLessThanOrEqual(proposal.maxSeats)
    expect(proposal.points, say('the bound on points holds')).toBeLessThanOrEqual(proposal.maxPoints)
    let breaks = 0
    for (const seat of seats) {
      const { codes, warnings } = judged(asked, seats, seat)
      const broken = warnings.filter(warning => asked.breakable.includes(warning))
      breaks += broken.length
      expect(codes, say('nobody is in two places')).not.toContain('assigned_elsewhere')
      expect(codes, say('nobody works on vacation')).not.toContain('vacation')
      expect(
        warnings.filter(warning => !broken.includes(warning)),
        say('no rule is broken'),
      ).toEqual([])
    }
    if (breaks === 0) {
      const counted = Object.values(pointsOfPlan(problem, seats)).reduce((sum, each) => sum + each, 0)
      expect(counted, say('the criteria add up')).toBe(proposal.points)
    }
    for (const gap of explainOpenSlots(problem, seats)) {
      for (const { person, held } of gap.people) checkHolds(asked, proposal, gap, person, held, say)
      for (const loosening of gap.least) checkLeast(asked, problem, proposal, gap, loosening, say)
    }
  }
})

function checkHolds(
  asked: ProblemInput,
  { seats }: Proposal,
  { slot }: OpenSlotReasons,
  person: number,
  held: readonly SeatObstacle[],
  say: (what: string) => string,
): void {
  const isThere = seats.some(seat => seat.person === person && seat.slot === slot)
  expect(held.length, say(`somebody could fill slot ${slot}: person ${person}`)).toBeGreaterThan(0)
  if (isThere) return
  const { codes } = judged(asked, seats, { person, slot })
  const against = codes.filter(code => !good.has(code) && !asked.breakable.some(breakable => breakable === code))
  const ours = held.map(({ hold }) => hold).filter(hold => !ownHolds.has(hold))
  expect(ours.toSorted(), say(`the same holds person ${person} from slot ${slot}`)).toEqual(
    [...new Set(against)].toSorted(),
  )
}

const good = new Set<string>([
  'available',
  'preferred',
  'preference_rank',
  'under_wish',
  'home_chatter',
  'main_chatter',
])

/** Does what it says, and sees the seat filled. */
function checkLeast(
  asked: ProblemInput,
  problem: ReturnType<typeof problemFrom>,
  { seats }: Proposal,
  { slot }: OpenSlotReasons,
  { person, hold, needs }: Loosening,
  say: (what: string) => string,
): void {
  const instead = loosened(hold, needs)
  if (instead) {
    const { codes } = judged(asked, seats, { person, slot }, instead)
    const against = codes.filter(code => !good.has(code) && !asked.breakable.some(breakable => breakable === code))
    expect(against, say(`${hold} ${needs} fills slot ${slot} with ${person}`)).toEqual([])
    const tighter = loosened(hold, (needs ?? 0) + (hold === 'short_rest' ? 1 : -1))
    const still = tighter && judged(asked, seats, { person, slot }, tighter).codes
    expect(still, say(`${hold}: no smaller step does`)).toContain(hold)
    return
  }
  const people = problem.people.map((each, number) => {
    if (number !== person) return each
    const held = each.held.map(holds => holds.filter(one => one !== hold))
    const declined = each.declined.filter(() => hold !== 'declined')
    return { ...each, held, declined, isBound: hold === 'bound_to_groups' ? false : each.isBound }
  })
  const work = workByPerson(problem, seats)[person] ?? []
  expect(obstaclesToSeat({ ...problem, people }, person, slot, work), say(`without ${hold}`)).toEqual([])
}

function loosened(hold: Obstacle, needs: number | undefined): Parameters<typeof judged>[3] | undefined {
  if (needs === undefined) return undefined
  if (hold === 'short_rest') return { minRestHours: needs }
  if (hold === 'long_week') return { maxWeekHours: needs }
  if (hold === 'over_wish') return { maxWished: needs }
  return hold === 'long_streak' ? { maxDaysInARow: needs } : undefined
}
