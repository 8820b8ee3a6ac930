import { never } from './edges.ts'

/** Ways in which the weeks before can end, each as early free, with as short a row or as many points as no other. */
export interface WeekEndStates {
  count: number
  /** From when the person is free again. */
  readonly free: Float64Array
  /** Days in a row up to the end. */
  readonly row: Int32Array
  /** Points so far, and the label that they come from. */
  readonly pays: Int32Array
  readonly label: Int32Array
  /** One end of nothing that was planned. */
  begin(free: number, row: number): void
  /** Of those with as long a row the best is kept until `enter`. */
  better(row: number, pays: number, label: number): void
  /** Those since the last time are free from then on; what another outdoes is left out. Earlier ones have to come first. */
  enter(free: number): void
}

export function createWeekEndStates(maximum: number, rows: number): WeekEndStates {
  const free = new Float64Array(maximum)
  const row = new Int32Array(maximum)
  const pays = new Int32Array(maximum)
  const label = new Int32Array(maximum)
  const rowPays = new Int32Array(rows).fill(never)
  const rowLabel = new Int32Array(rows)
  const ends: WeekEndStates = { count: 0, free, row, pays, label, begin, better, enter }
  return ends

  function begin(from: number, before: number): void {
    ends.count = 1
    free[0] = from
    row[0] = before
    pays[0] = 0
    label[0] = -1
  }

  function better(length: number, points: number, from: number): void {
    const at = Math.min(length, rows - 1)
    if (points <= (rowPays[at] ?? never)) return
    rowPays[at] = points
    rowLabel[at] = from
  }

  function enter(from: number): void {
    const known = ends.count
    let maximum = never
    for (let length = 0; length < rows; length++) {
      const points = rowPays[length] ?? never
      rowPays[length] = never
      if (points <= maximum) continue
      maximum = points
      if (isOutdone(known, from, length, points)) continue
      free[ends.count] = from
      row[ends.count] = length
      pays[ends.count] = points
      label[ends.count] = rowLabel[length] ?? -1
      ends.count++
    }
  }

  function isOutdone(known: number, from: number, length: number, points: number): boolean {
    for (let end = 0; end < known; end++) {
      if ((free[end] ?? 0) <= from && (row[end] ?? 0) <= length && (pays[end] ?? 0) >= points) return true
    }
    return false
  }
}
