/*
 * A linear programme to be maximised, that grows: its rows are set at the beginning, columns come later. The caller of the
 * engine brings the solver, since the core itself depends on none.
 */

export interface Linear {
  /** A column between 0 and `maximum`; its number. */
  add(pays: number, maximum: number, rows: Int32Array, factors: Float64Array): number
  setMost(column: number, maximum: number): void
  solve(): Solution
  /**
   * Solves it with whole numbers in the columns from `whole` on, within so many iterations of the simplex method, beginning
   * with those that are `known` to be 1; the values of the columns, or undefined where nothing was found.
   */
  choose(whole: number, known: readonly number[], iterations: number): ArrayLike<number> | undefined
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
