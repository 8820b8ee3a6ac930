/** One figure that was measured, and what it has to be. */
export interface Check {
  /** What it says, in a few words. */
  readonly name: string
  /** The program's file: `bench/results.json`. */
  readonly file: string
  readonly result: string
  readonly figure: string
  readonly unit?: 'ms' | '/s' | 'KB' | 'MB' | '%' | 'x' | ''
  /** Without a limit it is told and not judged. */
  readonly most?: number
  readonly least?: number
  /** For what is not a number. */
  readonly is?: string | boolean
}

/** A line of the figures to reach. */
export interface Goal {
  readonly goal: string
  readonly figure: string
  /** How to measure it. */
  readonly program: string
  readonly checks: readonly Check[]
  /** What stands in the way; told only while the goal is not reached. */
  readonly because?: string
}
