export interface Finding {
  readonly path: string
  /** From 1. */
  readonly line: number
  readonly wrong: string
  readonly advice: string
}
