import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { seededRandom } from '#features/planning/autoplan/engine/random.ts'
import { loadSolvers } from '#features/planning/autoplan/server/highs.ts'
import { rosterSolver } from '../bench/rosters/best-roster.ts'
import { breaksIn, costOf } from '../bench/rosters/check.ts'
import { type Instance, parseInstance } from '../bench/rosters/instance.ts'
import { solveRosters } from '../bench/rosters/solve.ts'

/** Where Instance1.txt of Curtois and Qu lies: it is not ours to hand on. */
const folder = process.env.ROSTERS ?? ''

/** Eight days from Monday to Monday, early and late: small enough to try every roster. */
function smallInstance(seed: number, people: number): Instance {
  const random = seededRandom(seed)
  const staff = Array.from({ length: people }, (_, person) => {
    const leastRow = 1 + random.below(2)
    const hours = 60 * (8 + 8 * random.below(3))
    const limits = [`E=${1 + random.below(8)}`, `L=${random.below(4)}`].join('|')
    return `P${person},${limits},2400,${hours},${leastRow + 1 + random.below(3)},${leastRow},${1 + random.below(3)},${random.below(2)}`
  })
  const weight = () => 1 + random.below(3)
  const requests = () =>
    Array.from(
      { length: 3 * people },
      () => `P${random.below(people)},${random.below(8)},${random.below(2) ? 'E' : 'L'},${weight()}`,
    )
  const cover = Array.from({ length: 8 }, (_, day) => [
    `${day},E,${random.below(3)},100,1`,
    `${day},L,${random.below(2)},40,2`,
  ]).flat()
  const daysOff = staff.map((_, person) => `P${person},${random.below(8)}`)
  const sections = [
    ['# made up', 'SECTION_HORIZON', '8', 'SECTION_SHIFTS', 'E,480,', 'L,480,E'],
    ['SECTION_STAFF', staff, 'SECTION_DAYS_OFF', daysOff, 'SECTION_COVER', cover],
    ['SECTION_SHIFT_ON_REQUESTS', requests(), 'SECTION_SHIFT_OFF_REQUESTS', requests()],
  ]
  return parseInstance(sections.flat(2).join('\r\n'))
}

function everyRoster(days: number): Int8Array[] {
  if (days === 0) return [new Int8Array()]
  return everyRoster(days - 1).flatMap(own => [-1, 0, 1].map(shift => Int8Array.from([...own, shift])))
}

it('finds the best roster of a person, as trying every one does', () => {
  const all = everyRoster(8)
  for (let seed = 1; seed <= 40; seed++) {
    const instance = smallInstance(seed, 1)
    const random = seededRandom(seed)
    const value = Float64Array.from({ length: 16 }, () => random.below(200) - 80)
    const pays = (own: Int8Array) => own.reduce((sum, shift, day) => sum + (shift < 0 ? 0 : value[2 * day + shift]!), 0)
    const allowed = all.filter(own => breaksIn(instance, [own]).length === 0)
    const [found] = rosterSolver(instance).best(0, value, 1)
    const maximum = allowed.length === 0 ? undefined : Math.max(...allowed.map(pays))
    expect(found?.pays, `instance ${seed}`).toBe(maximum)
    if (found) expect([breaksIn(instance, [found.own]), pays(found.own)], `instance ${seed}`).toEqual([[], maximum])
  }
})

it('finds a roster for everybody that costs the least there is, and proves no more than that', async () => {
  const all = everyRoster(8)
  const { choose } = await loadSolvers()
  for (let seed = 1; seed <= 6; seed++) {
    const instance = smallInstance(100 + seed, 2)
    const [anna, ben] = instance.people.map(person =>
      all.filter(own => breaksIn({ ...instance, people: [person] }, [own]).length === 0),
    )
    const costs = anna!.flatMap(a => ben!.map(b => costOf(instance, [a, b])))
    if (costs.length === 0) continue
    const least = costs.reduce((so, cost) => Math.min(so, cost))
    let asked = 0
    const { roster, cost, bound } = await solveRosters(instance, choose, () => ++asked > 60)
    expect([breaksIn(instance, roster), costOf(instance, roster)], `instance ${seed}`).toEqual([[], cost])
    expect(cost, `instance ${seed}`).toBe(least)
    expect(bound, `instance ${seed}`).toBeLessThanOrEqual(least)
  }
})

it.skipIf(!existsSync(`${folder}/Instance1.txt`))('solves the first public instance', async () => {
  const instance = parseInstance(readFileSync(`${folder}/Instance1.txt`, 'utf8'))
  let asked = 0
  const { choose } = await loadSolvers()
  const { roster, cost } = await solveRosters(instance, choose, () => ++asked > 200)
  expect(breaksIn(instance, roster)).toEqual([])
  expect([costOf(instance, roster), cost]).toEqual([607, 607])
})
