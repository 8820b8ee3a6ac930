import type { Programme, SolveProgramme } from '../src/features/planning/autoplan/engine/choice.ts'
import { isFeasible, never } from '../src/features/planning/autoplan/engine/edges.ts'
import { efforts } from '../src/features/planning/autoplan/engine/effort.ts'
import { improver } from '../src/features/planning/autoplan/engine/improve.ts'
import type { Solvers } from '../src/features/planning/autoplan/engine/linear.ts'
import { compileModel, type Model } from '../src/features/planning/autoplan/engine/model.ts'
import { emptyPlan, type Plan, scoreOf, slotsOfWeek } from '../src/features/planning/autoplan/engine/plan.ts'
import { createDualSolver, zeroPrices } from '../src/features/planning/autoplan/engine/prices.ts'
import type { Problem } from '../src/features/planning/autoplan/engine/problem.ts'
import { seededRandom } from '../src/features/planning/autoplan/engine/random.ts'
import {
  clearPersonWeek,
  rebuildPersonWeek,
  type Search,
  createSearch,
  trueTerms,
} from '../src/features/planning/autoplan/engine/search.ts'
import { assignExactSlots } from '../src/features/planning/autoplan/engine/settle.ts'
import { agency, staffings } from './planner-agencies.ts'
import { run } from './planner-run.ts'
import { sized } from './short.ts'

type Way = (problem: Problem, model: Model, solve: SolveProgramme) => Plan

/** As many steps as the fast effort has in all its stages, for those that have no end of their own. */
const steps = sized(250_000_000, 1_000_000)

const ways: Readonly<Record<string, Way>> = {
  'greedy, best week a person': (_, model) => greedy(startIn(model)).plan,
  'annealing of single moves': (_, model) => anneal(greedy(startIn(model))).plan,
  'clear and rebuild 2-3 people': (_, model) => {
    const search = greedy(startIn(model))
    const everybody = Int32Array.from({ length: model.people }, (_, person) => person)
    improver(search).run(search, 0, everybody, model.people, steps, 3000)
    return search.plan
  },
  'HiGHS, plain model, 40,000 iterations': (_, model, solve) => plain(model, solve),
}

/** Seats left empty and points of each way, beside the bound: one week. */
export function comparePlanners(
  sizes: readonly { readonly people: number; readonly groups: number }[],
  each: number,
  solvers: Solvers,
): void {
  console.log(
    '| people/groups | staffing | bound | agency | way | seats filled | of (proven most) | points from the bound at the most seats | seconds |',
  )
  console.log('| --- | --- | --- | --- | --- | --- | --- | --- | --- |')
  for (const size of sizes) {
    for (const staffing of staffings) {
      for (const isBound of [false, true]) {
        for (let seed = 1; seed <= each; seed++) {
          const problem = agency({ ...size, staffing, isBound, weeks: 1, seed })
          const model = compileModel(problem)
          const place = [`${size.people}/${size.groups}`, staffing, isBound ? 'yes' : 'no', seed]
          const engine = run(problem, efforts.fast, solvers)
          const { maxSeats, filled, points, maxPoints } = engine.proposal
          const bound = maxPoints + model.seat * filled
          const line = (name: string, seats: number, worth: number, seconds: number) => {
            const maximum = bound - model.seat * seats
            const distance = `${(100 * (1 - worth / maximum)).toFixed(2)} %`
            console.log(`| ${[...place, name, seats, maxSeats, distance, seconds.toFixed(1)].join(' | ')} |`)
          }
          line('the engine, fast', filled, points, engine.seconds)
          for (const [name, way] of Object.entries(ways)) {
            const before = process.cpuUsage()
            const plan = way(problem, model, solvers.choose)
            const { user, system } = process.cpuUsage(before)
            const rest = scoreOf(model, plan) - model.seat * plan.seatsFilled
            line(name, plan.seatsFilled, rest, (user + system) / 1_000_000)
          }
        }
      }
    }
  }
}

function startIn(model: Model): Search {
  const prices = zeroPrices(model)
  createDualSolver(model).improve(prices, 100, -Infinity)
  return createSearch(model, emptyPlan(model), prices, seededRandom(1))
}

function greedy(search: Search): Search {
  for (let person = 0; person < search.model.people; person++) rebuildPersonWeek(search, person, trueTerms)
  return search
}

/** One seat is given, taken or moved at a time; worse is accepted ever less often. */
function anneal(search: Search): Search {
  const { model, plan, random } = search
  const before = new Int32Array(model.shiftDays)
  const after = new Int32Array(model.shiftDays)
  for (let done = 0; done < steps / 40; done++) {
    const heat = Math.floor(4000 * (1 - (40 * done) / steps))
    const person = random.below(model.people)
    const slot = random.below(model.slots)
    if (!isFeasible(model.worth[person * model.slots + slot] ?? never)) continue
    const score = scoreOf(model, plan)
    const held = slotsOfWeek(model, plan, person, 0, before)
    const at = model.shiftDayOf[slot]!
    let count = 0
    const leaves = random.below(2) === 0 && held > 0 ? before[random.below(held)]! : -1
    let isPlaced = false
    for (let place = 0; place < held; place++) {
      const own = before[place]!
      if (!isPlaced && model.shiftDayOf[own]! > at) {
        after[count++] = slot
        isPlaced = true
      }
      if (own !== leaves && model.shiftDayOf[own] !== at) after[count++] = own
    }
    if (!isPlaced) after[count++] = slot
    clearPersonWeek(search, person)
    const isValid = assignExactSlots(search, person, after, count)
    if (isValid && scoreOf(model, plan) >= score - random.below(1 + heat)) continue
    if (isValid) clearPersonWeek(search, person)
    assignExactSlots(search, person, before, held)
  }
  return search
}

/** A variable for each person and slot, rest by pairs, hours and rows by sums; rhythm and wishes for hours are left out of its objective. */
function plain(model: Model, solve: SolveProgramme): Plan {
  const columns: { person: number; slot: number }[] = []
  for (let person = 0; person < model.people; person++) {
    for (let slot = 0; slot < model.slots; slot++) {
      if (isFeasible(model.worth[person * model.slots + slot]!)) columns.push({ person, slot })
    }
  }
  const seatRows = model.slots
  const hourRows = model.people
  const pairs: [number, number][] = []
  for (let a = 0; a < model.shiftDays; a++) {
    for (let b = a + 1; b < model.shiftDays; b++) {
      if (!isFeasible(model.pair[a * model.shiftDays + b]!) && model.startOf[b]! < model.endOf[a]! + model.restMinutes)
        pairs.push([a, b])
    }
  }
  const rowCount = seatRows + hourRows + model.people * (pairs.length + model.shiftDays)
  const top = new Float64Array(rowCount).fill(1)
  for (let slot = 0; slot < seatRows; slot++) top[slot] = model.seats[slot]!
  for (let person = 0; person < hourRows; person++) top[seatRows + person] = model.sums - 1
  const ofShiftDay = Array.from({ length: model.shiftDays }, (_, at) =>
    pairs.flatMap((pair, number) => (pair.includes(at) ? [number] : [])),
  )
  const starts = new Int32Array(columns.length + 1)
  const inRow: number[] = []
  const factor: number[] = []
  for (const [column, { person, slot }] of columns.entries()) {
    const at = model.shiftDayOf[slot]!
    const own = seatRows + hourRows + person * (pairs.length + model.shiftDays)
    inRow.push(slot, seatRows + person, own + pairs.length + at, ...ofShiftDay[at]!.map(number => own + number))
    factor.push(1, model.units[at]!, 1, ...ofShiftDay[at]!.map(() => 1))
    starts[column + 1] = inRow.length
  }
  const programme: Programme = {
    columns: columns.length,
    whole: columns.length,
    pays: Float64Array.from(columns, ({ person, slot }) => model.seat + model.worth[person * model.slots + slot]!),
    maximum: new Float64Array(columns.length).fill(1),
    rows: rowCount,
    least: new Float64Array(rowCount).fill(-1e30),
    top,
    starts,
    inRow: Int32Array.from(inRow),
    factor: Float64Array.from(factor),
    known: new Float64Array(columns.length),
  }
  const values = solve(programme, 40_000)
  const search = startIn(model)
  const own = new Int32Array(model.shiftDays)
  for (let person = 0; person < model.people; person++) {
    let count = 0
    for (const [column, chosen] of columns.entries()) {
      if (chosen.person === person && values && values[column]! > 0.5) own[count++] = chosen.slot
    }
    // a row of too many days is not in the plain model: such a week is rebuilt
    if (!assignExactSlots(search, person, own, count)) rebuildPersonWeek(search, person, trueTerms)
  }
  return search.plan
}
