import type { SolveProgramme } from './choice.ts'

/** Without them the engine makes do with what it has itself. */
export interface Solvers {
  readonly choose: SolveProgramme
  readonly open: OpenLinear
}

/*
 * A linear programme to be maximised, that grows: its rows are set at the beginning, columns come later. Who runs the engine
 * brings one, since the core itself knows no solver.
 */

export interface Linear {
  /** A column between 0 and `most`; its number. */
  add(pays: number, maximum: number, rows: Int32Array, factors: Float64Array): number
  setMost(column: number, maximum: number): void
  solve(): Solution
  close(): void
}

export interface Solution {
  readonly values: Float64Array
  /** By row: what one more of its top is worth. */
  readonly prices: Float64Array
  /** Of the simplex method: the same on every machine. */
  readonly iterations: number
}

export type OpenLinear = (least: Float64Array, top: Float64Array) => Linear
