import loadHighs from 'highs'
import type { Instance } from './instance.ts'

/*
 * The linear programme over the rosters known so far: each person takes one, and what is too few or too many of a cover is
 * paid. Its duals are the prices, by day x shift.
 */

interface Known {
  readonly person: number
  readonly own: Int8Array
  /** Of requests. */
  readonly cost: number
}

interface Solved {
  /** How much of each known roster is taken. */
  readonly share: Float64Array
  /** By day x shift. */
  readonly price: Float64Array
  /** By person: what their best roster costs, prices taken off. */
  readonly of: Float64Array
}

export interface Master extends Disposable {
  readonly known: readonly Known[]
  /** Its number; of one that is known already, that. */
  add(person: number, own: Int8Array): number
  /** Takes one roster of the person alone into account, or all of them (-1). */
  fix(person: number, number: number): void
  solve(): Solved
}

/** Of a person who has no roster yet. */
const nobody = 100_000

export async function masterOf({ days, shifts, people, cover }: Instance): Promise<Master> {
  // the package's types describe its CommonJS form, Node loads the other one
  const highs = await (loadHighs as unknown as typeof loadHighs.default)()
  const cells = days * shifts.length
  const rows = people.length + cells
  const empty = Float64Array.from({ length: rows }, (_, row) =>
    row < people.length ? 1 : cover.required[row - people.length]!,
  )
  const model = highs.createModel({
    numCols: 0,
    numRows: rows,
    sense: highs.constants.objectiveSense.minimize,
    colCost: new Float64Array(),
    colLower: new Float64Array(),
    colUpper: new Float64Array(),
    rowLower: empty,
    rowUpper: empty,
    matrix: {
      format: 'csc',
      numRows: rows,
      numCols: 0,
      starts: new Int32Array(1),
      indices: new Int32Array(),
      values: new Float64Array(),
    },
  })
  model.options.set({ output_flag: false })
  let columns = 0
  const addColumn = (cost: number, entries: readonly (readonly [row: number, factor: number])[]): number => {
    model.addCol(cost, 0, Infinity, {
      indices: Int32Array.from(entries, ([row]) => row),
      values: Float64Array.from(entries, ([, factor]) => factor),
    })
    return columns++
  }
  for (const person of people.keys()) addColumn(nobody, [[person, 1]])
  for (let cell = 0; cell < cells; cell++) {
    addColumn(cover.under[cell]!, [[people.length + cell, 1]])
    addColumn(cover.over[cell]!, [[people.length + cell, -1]])
  }
  const first = columns
  const known: Known[] = []
  const byKey = new Map<string, number>()
  const ofPerson: number[][] = people.map(() => [])
  const fixed = new Int32Array(people.length).fill(-1)

  return { known, add, fix, solve, [Symbol.dispose]: () => model[Symbol.dispose]() }

  function requestsOf(person: number, own: Int8Array): number {
    const { on, off } = people[person]!
    let cost = 0
    for (let cell = 0; cell < cells; cell++) {
      cost += own[Math.floor(cell / shifts.length)] === cell % shifts.length ? off[cell]! : on[cell]!
    }
    return cost
  }

  function add(person: number, own: Int8Array): number {
    const key = `${person} ${own.join('')}`
    const before = byKey.get(key)
    if (before !== undefined) return before
    const cost = requestsOf(person, own)
    const number = known.push({ person, own, cost }) - 1
    const entries = [...own.entries()].filter(([, shift]) => shift >= 0)
    addColumn(cost, [
      [person, 1],
      ...entries.map(([day, shift]) => [people.length + day * shifts.length + shift, 1] as const),
    ])
    byKey.set(key, number)
    ofPerson[person]!.push(number)
    if (fixed[person]! >= 0) model.changeColBounds(first + number, 0, 0)
    return number
  }

  function fix(person: number, number: number): void {
    if (fixed[person] === number) return
    fixed[person] = number
    for (const each of ofPerson[person]!) {
      model.changeColBounds(first + each, 0, number < 0 || each === number ? Infinity : 0)
    }
  }

  function solve(): Solved {
    model.run()
    const { colValue, rowDual } = model.getSolution()
    return {
      share: colValue.slice(first),
      price: rowDual.slice(people.length),
      of: rowDual.slice(0, people.length),
    }
  }
}
