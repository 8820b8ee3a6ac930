import type { Dive } from './dive.ts'
import { improver } from './improve.ts'
import { copyPlan, emptyShiftDayPoints, emptyPlan, isBetterPlan, slotsOfWeek } from './plan.ts'
import { leftAtPrices, type WeekPool } from './pool.ts'
import { fillPointsAtPrices } from './prices.ts'
import { clearPersonWeek, type Search } from './search.ts'

/**
 * Frees a part of the people of a week and dives again for them; undoes what did not get better. Pauses while the
 * plan is incomplete.
 */
export type RuinAndRecreate = (week: number, size: number, polish: number, heat: number) => Generator<undefined>

/** With a pool, the weeks that people have are remembered before they are freed. */
export function createRuinAndRecreate(search: Search, dive: Dive, pool?: WeekPool, weeks = 1): RuinAndRecreate {
  const { model, plan, prices, random, solver } = search
  const { people } = model
  const improve = improver(search)
  const kept = emptyPlan(model)
  const maximum = maxAtPrices()
  const free = new Int32Array(people)
  const team = new Int32Array(people)
  const isChosen = new Uint8Array(people)
  const own = new Int32Array(model.shiftDays)
  return run

  function* run(week: number, size: number, polish: number, heat: number): Generator<undefined> {
    copyPlan(plan, kept)
    const count = choose(week, Math.min(size, people))
    for (let place = 0; place < count; place++) {
      const personWeek = free[place] ?? 0
      const held = slotsOfWeek(model, plan, team[place] ?? 0, week, search.slots, weeks)
      let points = 0
      for (let turn = 0; turn < weeks; turn++) points += plan.points[personWeek + turn * people] ?? 0
      pool?.add(personWeek, search.slots, held, points)
      clearPersonWeek(search, personWeek, weeks)
    }
    yield* dive(free, count)
    for (let turn = 0; turn < weeks; turn++) improve(week + turn, team, count, polish / weeks, heat)
    if (isBetterPlan(model, kept, plan)) copyPlan(kept, plan)
  }

  /** The maximum value of each person-week at these prices. A week's distance from it is its share of the distance to the bound. */
  function maxAtPrices(): Int32Array {
    const found = new Int32Array(people * model.weeks)
    const offer = emptyShiftDayPoints(model)
    for (let personWeek = 0; personWeek < found.length; personWeek++) {
      fillPointsAtPrices(model, prices, personWeek, offer)
      const person = personWeek % people
      const week = (personWeek - person) / people
      found[personWeek] = solver.solve(person, week, offer.value, model.fixedDays, -Infinity, Infinity)
    }
    return found
  }

  function choose(week: number, size: number): number {
    if (size === people) {
      for (let person = 0; person < people; person++) {
        free[person] = week * people + person
        team[person] = person
      }
      return people
    }
    isChosen.fill(0)
    const kind = random.below(3)
    const group = random.below(model.problem.groups)
    let count = 0
    for (let tries = 0; tries < size * 6 && count < size; tries++) {
      let person = random.below(people)
      if (kind !== 2) {
        for (let rival = 0; rival < 2; rival++) {
          const other = random.below(people)
          if (shareOf(other, week) > shareOf(person, week)) person = other
        }
      }
      if (isChosen[person] === 1) continue
      // groups close to each other by number stand for nothing, but a part of the groups belongs together
      if (kind === 1 && tries < size * 3 && !isNear(person, group)) continue
      isChosen[person] = 1
      free[count] = week * people + person
      team[count] = person
      count++
    }
    return count
  }

  function isNear(person: number, group: number): boolean {
    const near = Math.max(2, Math.floor(model.problem.groups / 4))
    const homes = model.problem.people[person]?.homeGroups ?? []
    return homes.some(home => (home - group + model.problem.groups) % model.problem.groups < near)
  }

  function shareOf(person: number, week: number): number {
    const personWeek = week * people + person
    const count = slotsOfWeek(model, plan, person, week, own)
    return (maximum[personWeek] ?? 0) - leftAtPrices(model, person, own, count, plan.points[personWeek] ?? 0, prices)
  }
}
