import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { anybody, little, planOf, smallProblem, threeShifts } from '#test/autoplan-problems.ts'
import { explainOpenSlots } from './open-seats.ts'
import type { Person, Problem } from './problem.ts'
import { planWeeks } from './solve.ts'

const hashOf = (problem: Problem): string =>
  createHash('sha256')
    .update(JSON.stringify(planOf(problem)))
    .digest('hex')

const people = (count: number, shiftDays: number, changes: Partial<Person> = {}): Person[] =>
  Array.from({ length: count }, () => ({ ...anybody(shiftDays), ...changes }))

it('gives the same plan for the same problem, on whatever machine', () => {
  const problem = smallProblem({
    people: people(4, 21).map((person, number) => ({
      ...person,
      rank: person.rank.map((_, at) => 1 + ((at + number) % 3)),
      isPreferred: person.isPreferred.map((_, at) => (at * 7 + number * 3) % 5 === 0),
      wish: { min: 1440, max: 2400 },
    })),
  })
  expect(hashOf(problem)).toBe(hashOf(structuredClone(problem)))
  expect(hashOf(problem)).toBe('be465a278f6d4f34442b42e076f5dd14079e691ccff9fa2ac7a9ce6b66c0b255')
})

describe('what there may be none of', () => {
  it('has nothing to propose without people, and proves it', () => {
    expect(planOf(smallProblem({ people: [] }))).toMatchObject({ seats: [], needed: 21, filled: 0, maxSeats: 0 })
  })

  it('has nothing to do without seats', () => {
    expect(planOf(smallProblem({ slots: [] }))).toMatchObject({ seats: [], needed: 0, filled: 0, maxSeats: 0 })
    expect(planOf(smallProblem({ shiftDays: [], slots: [], people: people(2, 0) }))).toMatchObject({ filled: 0 })
  })

  it('leaves every seat empty when everybody is on vacation, and says so of each', () => {
    const away = people(3, 21, { held: Array.from({ length: 21 }, () => ['vacation'] as const) })
    const problem = smallProblem({ people: away })
    const proposal = planOf(problem)
    expect(proposal).toMatchObject({ filled: 0, maxSeats: 0 })
    const gaps = explainOpenSlots(problem, proposal.seats)
    expect(gaps).toHaveLength(21)
    expect(gaps.every(({ counts }) => counts.get('vacation') === 3)).toBe(true)
    expect(gaps[0]?.least).toEqual([0, 1, 2].map(person => ({ person, hold: 'vacation' })))
  })
})

describe('what is proven', () => {
  const ended = (problem: Problem): boolean => {
    const run = planWeeks(problem, { ...little, priceRounds: 1000, steps: Infinity })
    return Array.from({ length: 200 }, () => run.next()).some(step => step.done)
  }

  it('ends the search where one seat is left and the other people are away', () => {
    const held = Array.from({ length: 21 }, (_, at) => (at === 4 ? [] : (['vacation'] as const)))
    expect(ended(smallProblem({ people: [...people(1, 21, { held }), ...people(1, 21, { isBound: true })] }))).toBe(
      true,
    )
  })

  it('ends where no member is eligible and missing main seats make the score negative', () => {
    const away = people(8, 21, { isBound: true, wish: { min: 1440, max: null } })
    const slots = [0, 3, 6].map(shiftDay => ({ shiftDay, group: 0, seats: 1, mains: 1, isStaffed: false }))
    const problem = smallProblem({ people: away, slots })
    expect(planOf(problem).points).toBeLessThan(0)
    expect(ended(problem)).toBe(true)
  })
})

describe('seats', () => {
  it('fills nine seats of a shift with nine people', () => {
    const [first] = threeShifts(1)
    const problem = smallProblem({
      shiftDays: first ? [first] : [],
      slots: [{ shiftDay: 0, group: 0, seats: 9, mains: 2, isStaffed: false }],
      people: people(12, 1, { mainGroups: [0], homeGroups: [0] }),
    })
    expect(planOf(problem)).toMatchObject({ needed: 9, filled: 9, maxSeats: 9, mains: 2 })
  })

  it('seats somebody of five groups once at a time', () => {
    const problem = smallProblem({
      groups: 5,
      slots: Array.from({ length: 5 }, (_, group) => ({ shiftDay: 0, group, seats: 1, mains: 1, isStaffed: false })),
      people: people(1, 21, { homeGroups: [0, 1, 2, 3, 4], mainGroups: [0, 1, 2, 3, 4], isBound: true }),
    })
    expect(planOf(problem)).toMatchObject({ filled: 1, maxSeats: 1, mains: 1 })
  })

  it('keeps people who are bound to groups there', () => {
    const problem = smallProblem({ people: people(3, 21, { isBound: true }) })
    const proposal = planOf(problem)
    expect(proposal).toMatchObject({ filled: 0, maxSeats: 0 })
    expect(explainOpenSlots(problem, proposal.seats)[0]?.counts.get('bound_to_groups')).toBe(3)
  })

  it('proves that three people cannot fill a week around the clock', () => {
    const { filled, maxSeats, needed } = planOf(smallProblem())
    expect(needed).toBe(21)
    // 48 hours each, and never more than six days
    expect(filled).toBeLessThanOrEqual(18)
    expect(filled).toBe(maxSeats)
  })
})

describe('seats that stay open', () => {
  const mornings = threeShifts(6).filter(({ clockStart }) => clockStart === 480)
  const twoGroups = (seats: number, changes: Partial<Person> = {}) =>
    smallProblem({
      groups: 2,
      shiftDays: mornings,
      slots: mornings.flatMap((_, shiftDay) =>
        [0, 1].map(group => ({ shiftDay, group, seats, mains: 0, isStaffed: false })),
      ),
      people: people(seats, 6, changes),
    })
  const inGroups = (problem: Problem) => {
    const seats = planOf(problem).seats.map(({ slot }) => slot)
    return [0, 1].map(group => seats.filter(slot => problem.slots[slot]?.group === group).length)
  }

  it('lie in another group each day where it costs nothing', () => {
    expect(inGroups(twoGroups(1))).toEqual([3, 3])
  })

  it('lie in the group that members do not call home', () => {
    expect(inGroups(twoGroups(1, { homeGroups: [0] }))).toEqual([6, 0])
  })

  it('leave no shift empty', () => {
    expect(inGroups(twoGroups(2, { homeGroups: [0] }))).toEqual([6, 6])
  })
})

describe('work that stands', () => {
  const monday = threeShifts(1)
  const one = (changes: Partial<Person>): Problem =>
    smallProblem({
      shiftDays: monday,
      slots: [{ shiftDay: 0, group: 0, seats: 1, mains: 0, isStaffed: false }],
      people: people(1, 3, changes),
    })

  it.each([
    ['eleven hours before', { day: -1, start: -660, end: -180 }, 1],
    ['a minute less', { day: -1, start: -660, end: -179 }, 0],
    ['eleven hours after', { day: 1, start: 1620, end: 1800 }, 1],
    ['a minute too early after', { day: 1, start: 1619, end: 1800 }, 0],
    ['at the same time', { day: 0, start: 900, end: 1000 }, 0],
  ])('counts for rest: %s', (_, work, filled) => {
    expect(planOf(one({ fixed: [work] }))).toMatchObject({ filled, maxSeats: filled })
  })

  it('counts for days in a row on both sides', () => {
    const at = (day: number) => ({ day, start: day * 1440 + 480, end: day * 1440 + 960 })
    expect(planOf(one({ fixed: [-3, -2, -1, 1, 2].map(at) }))).toMatchObject({ filled: 1 })
    expect(planOf(one({ fixed: [-3, -2, -1, 1, 2, 3].map(at) }))).toMatchObject({ filled: 0, maxSeats: 0 })
  })

  it('counts for the hours of its week, and of no other', () => {
    const long = (day: number, minutes: number) => ({ day, start: day * 1440, end: day * 1440 + minutes })
    expect(planOf(one({ fixed: [long(3, 1400), long(5, 1000)] }))).toMatchObject({ filled: 1 })
    expect(planOf(one({ fixed: [long(3, 1400), long(5, 1001)] }))).toMatchObject({ filled: 0 })
    expect(planOf(one({ fixed: [long(-4, 1400), long(-6, 1400)] }))).toMatchObject({ filled: 1 })
  })
})

describe('several weeks', () => {
  it('keeps rest and days in a row from one to the next', () => {
    const shiftDays = threeShifts(14)
    const problem = smallProblem({ weeks: 2, shiftDays, people: people(4, shiftDays.length) })
    const { seats, filled } = planOf(problem, { ...little, steps: 100_000 })
    expect(filled).toBeGreaterThan(30)
    for (const person of problem.people.keys()) {
      const own = seats
        .filter(seat => seat.person === person)
        .map(({ slot }) => shiftDays[slot]!)
        .toSorted((a, b) => a.start - b.start)
      const rests = own.slice(1).map((later, at) => later.start - own[at]!.end)
      expect(Math.min(...rests)).toBeGreaterThanOrEqual(660)
      const days = new Set(own.map(({ day }) => day))
      const rows = [...days].filter(day => [1, 2, 3, 4, 5, 6].every(later => days.has(day + later)))
      expect(rows).toEqual([])
    }
  })
})

it('can be stopped at any moment, and has the best so far', () => {
  const run = planWeeks(smallProblem(), little)
  const filled: number[] = []
  for (let step = run.next(); !step.done; step = run.next()) filled.push(step.value.best().filled)
  expect(filled[0]).toBe(0)
  expect(filled).toEqual(filled.toSorted((a, b) => a - b))
  expect(filled.at(-1)).toBe(planOf(smallProblem()).filled)
  const stopped = planWeeks(smallProblem(), little)
  let step = stopped.next()
  while (!step.done && step.value.seats === 0) step = stopped.next()
  expect(step.done).toBe(false)
  if (step.done) return
  const { seats } = step.value.best()
  expect(seats).toHaveLength(step.value.seats)
  expect(stopped.return(step.value.best()).done).toBe(true)
})
